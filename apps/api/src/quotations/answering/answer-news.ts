// What leaves the shop when a customer answers a quotation: a mail to who wrote it. The event is told beside it.
import { followerEmails } from '../../customers/customers.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { findShop } from '../../stores/stores.ts';
import { selectAcceptedBy, selectAnswered } from './answers-store.ts';
import type { AnsweredQuotation } from './answers-store.ts';

/** Without a site the mail bears the look of the default one. */
type Place = { site?: string; contactEmail: string; now: Date };

/** With the order's own announcement: what waits for the bank is told when it has confirmed. */
export async function tellAccepted(
  db: DatabaseTransaction,
  orderNumber: string,
  place: Place,
): Promise<void> {
  const accepted = await selectAcceptedBy(db, orderNumber);
  await Promise.all(
    accepted.map(async (quotation) => {
      const variables = { ...toldOf(quotation), orderNumber };
      const readers = await readersOf(db, quotation, place);
      await Promise.all(
        readers.map((reader) =>
          queueMail(db, { ...reader, template: 'quotation_accepted', variables }, place.now),
        ),
      );
    }),
  );
}

/** In the transaction that declines it. */
export async function tellDeclinedOffer(db: DatabaseTransaction, id: number, place: Place): Promise<void> {
  const quotation = await selectAnswered(db, id);
  if (quotation === undefined) throw new Error(`There is no quotation ${id} that was declined`);
  const variables = { ...toldOf(quotation), reason: quotation.reason };
  const readers = await readersOf(db, quotation, place);
  await Promise.all(
    readers.map((reader) =>
      queueMail(db, { ...reader, template: 'quotation_declined', variables }, place.now),
    ),
  );
}

type Reader = { to: string; replyTo?: string; site?: string };

/** Its author; else who stands in, else the shop. To answer the mail is to answer the customer. */
async function readersOf(
  db: DatabaseTransaction,
  quotation: AnsweredQuotation,
  { site, contactEmail }: Place,
): Promise<Reader[]> {
  const { author, by } = quotation;
  const emails = author === null ? await standInsFor(db, quotation) : [author.email];
  return (emails.length === 0 ? [contactEmail] : emails).map((to) => ({
    to,
    ...(by === null ? {} : { replyTo: by.email }),
    ...(site === undefined ? {} : { site }),
  }));
}

/** Of an author who has left, the customer's store; of what came by a file, those who follow the company before it. */
async function standInsFor(
  db: DatabaseTransaction,
  { isOwn, companyId, shopCode }: AnsweredQuotation,
): Promise<readonly string[]> {
  const followers = isOwn || companyId === null ? [] : await followerEmails(db, companyId);
  if (followers.length > 0) return followers;
  const shop = shopCode === null ? undefined : await findShop(db, shopCode);
  return shop?.email ? [shop.email] : [];
}

function toldOf(quotation: AnsweredQuotation) {
  const { number, label, isOwn, seller, company, clientCode, customerName, by, author } = quotation;
  const who = company ?? (customerName || by?.name || number);
  return {
    civility: null,
    firstname: author?.firstname ?? '',
    lastname: author?.lastname ?? '',
    number,
    label,
    isOwn,
    isReaders: author !== null,
    seller,
    who,
    by: by?.name ?? who,
    clientCode,
    ttcCents: Number(quotation.ttcCents),
    deskPath: `/gestion/devis/${encodeURIComponent(number)}` as const,
  };
}

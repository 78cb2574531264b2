// What customers have asked for by the time the demo is looked at, through the doors that they use themselves.
import { sendContactEmail } from '@nuancier/api/customers/operations/correspondence/send-contact-email.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { requestWithdrawal } from '@nuancier/api/orders/operations/request-withdrawal.ts';
import { readSites } from '@nuancier/api/site/site.ts';
import type { Site } from '@nuancier/api/site/site.ts';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import { askQuotation } from './asking/ask-quotation.ts';
import { claimCompany } from './asking/claim-company.ts';
import type { DemoFileOptions } from './demo-files.ts';
import { emailOf } from './rows/accounts/customer-rows.ts';

const CONTACT_EMAIL = 'service.client@valbrune.example';
/** A private customer's, fetched at Rennes. */
const RETURNED = 'W26100672';
const BUYER = emailOf('U14');
const WRITER = emailOf('U07');

/** Each once, however often the demo is loaded. */
export async function customersAsk(
  db: DatabasePool,
  { today, size }: Pick<DemoFileOptions, 'today' | 'size'>,
): Promise<void> {
  const [site] = await readSites(db);
  if (site === undefined) return;
  await returnSomething(db, asked(db, today, 3 * DAY_MS));
  await claimCompany({ ...asked(db, today, DAY_MS), site });
  await askQuotation({ ...asked(db, today, 4 * HOUR_MS), site }, size);
  await writeMessage({ ...asked(db, today, 2 * HOUR_MS), site });
}

type Asked = ReturnType<typeof asked>;

function asked(db: DatabasePool, today: Date, agoMs: number) {
  return {
    db,
    now: () => new Date(today.getTime() - agoMs),
    viewer: { kind: 'visitor' } as const,
    shopToken: undefined,
    clientAddress: 'démonstration',
    requestId: 'démonstration',
    contactEmail: CONTACT_EMAIL,
  };
}

/** Within its fourteen days: the store has yet to accept it, and the law's day runs. */
async function returnSomething(db: DatabasePool, context: Asked): Promise<void> {
  const [line] = await db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .leftJoin('withdrawal', 'withdrawal.order_id', 'orders.id')
    .select('order_line.id')
    .where('orders.number', '=', RETURNED)
    .where('withdrawal.id', 'is', null)
    .orderBy('order_line.position')
    .execute();
  if (line === undefined) return;
  const wanted = { order_number: RETURNED, email: BUYER, items: [String(line.id)] };
  await requestWithdrawal(context, wanted);
}

async function writeMessage(context: Asked & { site: Site }): Promise<void> {
  const [written] = await context.db
    .selectFrom('contact_message')
    .select('id')
    .where('email', '=', WRITER)
    .limit(1)
    .execute();
  if (written !== undefined) return;
  await sendContactEmail(context, {
    name: 'Hugo Perrin',
    email: WRITER,
    telephone: '0639980007',
    shop_code: 'VB006',
    comment:
      'Bonjour, je dois peindre une cage d’escalier de 180 m² à Rennes. Pouvez-vous me conseiller une finition lessivable et me rappeler demain matin\u00A0? Merci.',
  });
}

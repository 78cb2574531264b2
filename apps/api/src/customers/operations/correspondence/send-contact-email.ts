import type { ContactUsOutput } from '@nuancier/contract/api-types.ts';
import {
  asksForQuotation,
  contactProblems,
  contactReasons,
} from '@nuancier/domain/customers/forms/contact-form.ts';
import type { ContactForm } from '@nuancier/domain/customers/forms/contact-form.ts';
import { phoneDigits } from '@nuancier/domain/customers/forms/field-rules.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { recordEvent } from '../../../events/events.ts';
import { queueMail } from '../../../outbox/outbox.ts';
import { allow } from '../../../rate-limit/rate-limit.ts';
import { currentShopCode, findShop } from '../../../stores/stores.ts';
import { insertContactMessage } from '../../correspondence/contact-store.ts';
import { selectCustomerEmail } from '../../correspondence/optins-store.ts';

type Asked = {
  email: string;
  name: string;
  telephone?: string | null | undefined;
  /** Magento's form has none: the last of the list means « other ». */
  reason?: string | null | undefined;
  comment: string;
  shop_code?: string | null | undefined;
};

const PER_CLIENT = { name: 'contact-client', most: 10, perMs: HOUR_MS };
const PER_ADDRESS = { name: 'contact-address', most: 5, perMs: 24 * HOUR_MS };

const refusals = {
  name: 'CONTACT_NAME',
  email: 'EMAIL_INVALID',
  telephone: 'CONTACT_PHONE',
  reason: 'CONTACT_REASON',
  message: 'CONTACT_MESSAGE',
} as const satisfies Record<keyof ContactForm, string>;

/** Stored, sent to the store concerned or else to the shop, and acknowledged, all or nothing. */
export async function sendContactEmail(
  context: Pick<
    CustomersContext,
    'now' | 'viewer' | 'shopToken' | 'clientAddress' | 'db' | 'contactEmail' | 'site'
  >,
  asked: Asked,
): Promise<ContactUsOutput> {
  const { db, now, site, clientAddress, contactEmail } = context;
  const form = readForm(asked, contactReasons(site.settings.contact_general_reason));
  if (!(await allow(db, { ...PER_CLIENT, key: clientAddress }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  if (!(await allow(db, { ...PER_ADDRESS, key: form.email }, now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
  const shop = await shopConcerned(context, asked.shop_code);
  const own = await isOwnAddress(context, form.email);
  const { name, email, reason, message } = form;
  const telephone = form.telephone === '' ? null : form.telephone;
  await db.transaction().execute(async (transaction) => {
    const customerId = context.viewer.kind === 'customer' ? context.viewer.customerId : null;
    const shopCode = shop?.code ?? null;
    const id = await insertContactMessage(transaction, {
      createdAt: now(),
      customerId,
      shopCode,
      name,
      email,
      telephone,
      reason,
      message,
    });
    const data = { message_id: id, reason, shop_code: shopCode, customer_id: customerId };
    await recordEvent(transaction, { type: 'message.received', of: id, data }, now());
    if (asksForQuotation(reason))
      await recordEvent(transaction, { type: 'quotation.requested', of: id, data }, now());
    const deskPath = `/gestion/clients/messages/${id}` as const;
    const variables = { name, email, telephone, reason, message, deskPath };
    const to = shop?.email ?? contactEmail;
    await queueMail(
      transaction,
      { template: 'contact_message', to, replyTo: email, variables, site: site.code },
      now(),
    );
    // Any address can be typed: only its proven owner gets the text quoted back.
    const acknowledged = { name, reason, message: own ? message : null };
    await queueMail(
      transaction,
      { template: 'contact_ack', to: email, variables: acknowledged, site: site.code },
      now(),
    );
  });
  return { status: true };
}

function readForm(asked: Asked, reasons: readonly string[]): ContactForm {
  const form = {
    name: asked.name.trim(),
    email: asked.email.trim(),
    telephone: phoneDigits(asked.telephone ?? ''),
    reason: asked.reason ?? reasons.at(-1) ?? '',
    message: asked.comment.trim(),
  };
  const problems = contactProblems(form, reasons);
  for (const field of ['name', 'email', 'telephone', 'reason', 'message'] as const)
    if (problems[field]) throw new Refusal(refusals[field]);
  return form;
}

async function shopConcerned(
  { db, viewer, shopToken, now }: Pick<CustomersContext, 'db' | 'viewer' | 'shopToken' | 'now'>,
  asked: string | null | undefined,
) {
  const code = asked ?? (await currentShopCode(db, viewer, shopToken, now()));
  return code === null ? undefined : findShop(db, code);
}

async function isOwnAddress(
  { db, viewer }: Pick<CustomersContext, 'db' | 'viewer'>,
  email: string,
): Promise<boolean> {
  if (viewer.kind === 'visitor') return false;
  return (await selectCustomerEmail(db, viewer.customerId)).toLowerCase() === email.toLowerCase();
}

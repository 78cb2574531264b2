import type { Context } from '../context.ts';
import type { Database } from '../database/tables.ts';
import { queueMail } from '../outbox/outbox.ts';
import { findShop } from '../stores/stores.ts';
import type { Registration } from './registration-input.ts';
import type { KnownCompany } from './registration-store.ts';
import { sendConfirmation } from './send-confirmation.ts';

type Registered = {
  id: number;
  registration: Registration;
  company: KnownCompany | null;
  shopCode: string | null;
};

/** The customer is welcomed or asked to confirm; the store hears of every company. */
export async function sendRegistrationMails(
  db: Database,
  context: Context,
  { id, registration, company, shopCode }: Registered,
): Promise<void> {
  const { site, now } = context;
  const { email, profile, kind } = registration;
  const { prefix: civility, lastname } = profile;
  const shop = shopCode === null ? undefined : await findShop(db, shopCode);
  if (context.customerConfirmation) {
    await sendConfirmation(db, { id, email, prefix: civility, lastname }, context);
  } else {
    const variables = { civility, lastname, company: company?.name ?? null, shop: shop?.titleLabel ?? null };
    await queueMail(db, { template: 'account_created', to: email, variables, site: site.code }, now());
  }
  if (kind === 'private') return;
  const to = shop?.email ?? context.contactEmail;
  const name = `${profile.firstname} ${lastname}`;
  const told = { name, email, telephone: registration.telephone || null };
  const letter =
    kind === 'client-code' && company !== null
      ? ({
          template: 'account_linked',
          variables: { ...told, company: company.name, clientCode: company.client_code },
        } as const)
      : ({
          template: 'prospect_registered',
          variables: { ...told, company: registration.company_name, siret: registration.siret || null },
        } as const);
  await queueMail(db, { ...letter, to, replyTo: email, site: site.code }, now());
}

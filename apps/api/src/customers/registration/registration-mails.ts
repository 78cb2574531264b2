import type { CustomersContext } from '../customers-context.ts';
import type { Database } from '../../database/tables.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { findShop } from '../../stores/stores.ts';
import type { Registration } from './registration-input.ts';
import type { KnownCompany } from './registration-store.ts';
import { sendConfirmation } from './send-confirmation.ts';

type Registered = {
  id: number;
  registration: Registration;
  company: KnownCompany | null;
  shopCode: string | null;
};

/** The customer gets a welcome or a confirmation mail; the store is notified of every company. */
export async function sendRegistrationMails(
  db: Database,
  context: Pick<CustomersContext, 'now' | 'contactEmail' | 'site' | 'customerConfirmation'>,
  { id, registration, company, shopCode }: Registered,
): Promise<void> {
  const { site, now } = context;
  const { email, profile, kind } = registration;
  const { prefix: civility, firstname, lastname } = profile;
  const shop = shopCode === null ? undefined : await findShop(db, shopCode);
  if (context.customerConfirmation) {
    await sendConfirmation(db, { id, email, prefix: civility, firstname, lastname }, context);
  } else {
    const variables = {
      civility,
      firstname,
      lastname,
      company: company?.name ?? null,
      shop: shop?.titleLabel ?? null,
      awaitsProof: kind === 'client-code',
    };
    await queueMail(db, { template: 'account_created', to: email, variables, site: site.code }, now());
  }
  if (kind === 'private') return;
  const person = {
    name: `${firstname} ${lastname}`,
    email,
    telephone: registration.telephone || null,
  };
  if (kind === 'client-code' && company !== null) {
    await notifyLinked(db, context, { person, company });
    return;
  }
  const variables = { ...person, company: registration.company_name, siret: registration.siret || null };
  const letter = { template: 'prospect_registered', variables } as const;
  const to = shop?.email ?? context.contactEmail;
  await queueMail(db, { ...letter, to, replyTo: email, site: site.code }, now());
}

type Person = { name: string; email: string; telephone: string | null };

/** Notifies the company's store who used its code. */
export async function notifyLinked(
  db: Database,
  { site, now, contactEmail }: Pick<CustomersContext, 'site' | 'now' | 'contactEmail'>,
  { person, company }: { person: Person; company: KnownCompany },
): Promise<void> {
  const shop = company.shop_code === null ? undefined : await findShop(db, company.shop_code);
  const { name, email, telephone } = person;
  const variables = { name, email, telephone, company: company.name, clientCode: company.client_code };
  const to = shop?.email ?? contactEmail;
  await queueMail(db, { template: 'account_linked', variables, to, replyTo: email, site: site.code }, now());
}

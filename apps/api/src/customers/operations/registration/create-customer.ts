import type { CustomerCreateInput } from '@nuancier/contract/api-types.ts';
import type { RegistrationKind } from '@nuancier/domain/customers/forms/registration.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../../../audit/audit.ts';
import { proveHuman } from '../../../captcha/captcha.ts';
import type { CustomersContext } from '../../customers-context.ts';
import type { CustomerView } from '../../account/customer-view.ts';
import { openFirstSession } from '../../sessions/begin-session.ts';
import type { DatabaseTransaction } from '../../../database/tables.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { allow, hitsOf } from '../../../rate-limit/rate-limit.ts';
import { selectAccountByEmail } from '../../account/accounts-store.ts';
import { insertAcceptance } from '../../account/conditions-store.ts';
import { customerOutput } from '../../registration/customer-output.ts';
import { tellRegistered } from '../../news/customer-events.ts';
import { refusePoorPassword } from '../../passwords/good-password.ts';
import { hashInTurn } from '../../../passwords/password-work.ts';
import { askForProof } from '../../company/ask-for-proof.ts';
import { backingOf, lockBacking } from '../../registration/registration-backing.ts';
import type { Backing } from '../../registration/registration-backing.ts';
import { giveFirstAddress } from '../../registration/first-address.ts';
import { readRegistration } from '../../registration/registration-input.ts';
import type { Registration } from '../../registration/registration-input.ts';
import { sendRegistrationMails } from '../../registration/registration-mails.ts';
import { insertCustomer } from '../../registration/registration-store.ts';
import { recordFirstOptins } from '../../correspondence/first-optins.ts';
import { initialRights } from '../../company/initial-rights.ts';

const PER_ADDRESS = { name: 'registration', most: 5, perMs: HOUR_MS };
const WITHOUT_PROOF = 3;

type Registering = Pick<
  CustomersContext,
  | 'now'
  | 'db'
  | 'viewer'
  | 'shopToken'
  | 'clientAddress'
  | 'requestId'
  | 'device'
  | 'site'
  | 'contactEmail'
  | 'captcha'
  | 'register'
  | 'customerConfirmation'
>;

/** Everything or nothing: the account, its company, what was agreed to, the mails and what else belongs to it. */
export async function createCustomer(
  context: Registering,
  input: CustomerCreateInput,
  kind?: RegistrationKind,
  beside: (db: DatabaseTransaction, customerId: number) => Promise<void> = async () => undefined,
): Promise<{ customer: CustomerView; session_token: string | null }> {
  const { db, now, site } = context;
  const registration = readRegistration(input, now(), kind);
  refusePoorPassword(input.password ?? '', site);
  const version = input.conditions_version ?? null;
  if (version !== null && version !== site.settings.cgv_version) throw new Refusal('CONDITIONS_CHANGED');
  await admit(context, input.recaptchaToken);
  const backing = await backingOf(context, registration);
  // Asked here to spare the hash; the unique column decides below.
  if ((await selectAccountByEmail(db, registration.email)) !== undefined) throw new Refusal('EMAIL_USED');
  const hash = await hashInTurn(input.password ?? '');
  return db.transaction().execute(async (transaction) => {
    const id = await writeAccount(transaction, context, { registration, backing, hash });
    const optins = { ...input.optins, email: input.optins?.email ?? input.is_subscribed ?? false };
    await recordFirstOptins(transaction, context, { id, email: registration.email, optins });
    if (version !== null) await insertAcceptance(transaction, id, { version, accepted_at: now() });
    await recordAudit(transaction, context, {
      event: 'registered',
      customerId: id,
      details: { kind: registration.kind },
    });
    await tellRegistered(transaction, id, registration.kind, now());
    await beside(transaction, id);
    // Signing in separately would ask for the password again, and for a captcha after failed attempts.
    const entering = { customerId: id, device: context.device };
    const session_token = context.customerConfirmation
      ? null
      : await openFirstSession(transaction, entering, now());
    return { ...(await customerOutput(transaction, id, now())), session_token };
  });
}

/** Without a limit, « already used » would reveal who is a customer. */
async function admit(
  context: Pick<CustomersContext, 'now' | 'clientAddress' | 'db' | 'captcha'>,
  token: string | null | undefined,
): Promise<void> {
  const { db, now, clientAddress } = context;
  const limit = { ...PER_ADDRESS, key: clientAddress };
  const risky = (await hitsOf(db, limit, now())) >= WITHOUT_PROOF;
  await proveHuman(context, { action: 'register', token, risky });
  if (!(await allow(db, limit, now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
}

type Decided = { registration: Registration; backing: Backing; hash: string };

async function writeAccount(
  db: DatabaseTransaction,
  context: Pick<CustomersContext, 'now' | 'contactEmail' | 'site' | 'customerConfirmation'>,
  { registration, backing, hash }: Decided,
): Promise<number> {
  const { email, profile } = registration;
  const company = await lockBacking(db, backing, context.now());
  const shopCode = company?.shop_code ?? (backing.kind === 'none' ? backing.shopCode : null);
  const role = company === null ? null : 'Dirigeant';
  const id = await insertCustomer(db, {
    ...profile,
    ...initialRights(role),
    email,
    password_hash: hash,
    role,
    company_id: company?.id ?? null,
    current_shop_code: company === null ? shopCode : null,
    is_confirmed: !context.customerConfirmation,
    is_proven: backing.kind !== 'client',
    created_at: context.now(),
  });
  if (id === undefined) throw new Refusal('EMAIL_USED');
  if (backing.kind !== 'client') await giveFirstAddress(db, id, registration, company);
  await sendRegistrationMails(db, context, { id, registration, company, shopCode });
  if (backing.kind === 'client')
    await askForProof(db, context, { customerId: id, telephone: registration.telephone || null });
  return id;
}

import type { MutationRequestPasswordResetEmailArgs } from '@nuancier/contract/api-types.ts';
import { isEmail } from '@nuancier/domain/customers/profile/contact-details.ts';
import { HOUR_MS, MINUTE_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../../../audit/audit.ts';
import { proveHuman } from '../../../captcha/captcha.ts';
import type { CustomersContext } from '../../customers-context.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { allow, hitsOf } from '../../../rate-limit/rate-limit.ts';
import { selectAccountByEmail } from '../../account/accounts-store.ts';
import { mailResetLink } from '../../passwords/mail-reset-link.ts';

const FROM_ADDRESS = { name: 'reset-from-address', most: 20, perMs: HOUR_MS };
const ASKED = { name: 'reset-asked', most: Infinity, perMs: HOUR_MS };
const PER_HOUR = { name: 'reset-mails', most: 5, perMs: HOUR_MS };
const APART = { name: 'reset-apart', most: 1, perMs: 10 * MINUTE_MS };
const ASKED_WITHOUT_PROOF = 3;

/** Always « sent »: must not reveal whether there is an account or whether a mail left. */
export async function requestPasswordResetEmail(
  context: Pick<
    CustomersContext,
    'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db' | 'site' | 'captcha'
  >,
  { email, recaptchaToken }: MutationRequestPasswordResetEmailArgs,
): Promise<true> {
  const { db, clientAddress } = context;
  const now = context.now();
  if (!isEmail(email)) throw new Refusal('EMAIL_INVALID');
  const asked = [
    { ...ASKED, key: email },
    { ...FROM_ADDRESS, key: clientAddress },
  ] as const;
  const before = await Promise.all(asked.map((limit) => hitsOf(db, limit, now)));
  const risky = Math.max(...before) > ASKED_WITHOUT_PROOF;
  await proveHuman(context, { action: 'reset', token: recaptchaToken, risky });
  if (!(await allow(db, asked[1], now))) throw new Refusal('TOO_MANY_ATTEMPTS');
  await allow(db, asked[0], now);
  const due =
    (await allow(db, { ...APART, key: email }, now)) && (await allow(db, { ...PER_HOUR, key: email }, now));
  if (due) await sendLink(context, email, now);
  return true;
}

/** For an unknown address the same statements run and write only the note: the time taken reveals nothing either. */
async function sendLink(
  context: Pick<CustomersContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db' | 'site'>,
  email: string,
  now: Date,
): Promise<void> {
  const account = await selectAccountByEmail(context.db, email);
  const isOwner = account !== undefined && account.is_active && account.role !== 'Manager';
  const customerId = isOwner ? account.id : null;
  await context.db.transaction().execute(async (transaction) => {
    const owner = isOwner ? account : undefined;
    await mailResetLink(transaction, { account: owner, email, site: context.site.code }, now);
    await recordAudit(transaction, context, { event: 'password-reset-requested', customerId });
  });
}

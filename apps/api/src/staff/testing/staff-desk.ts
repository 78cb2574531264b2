// The back office's API with its clock, for tests: people are hired, enter and ask.
import { generateSync } from 'otplib';
import type { StaffRole } from '@nuancier/domain/staff/roles.ts';
import type { StaffAnswer } from '../../gestion-api.ts';
import { hashPassword } from '../../passwords/hash-password.ts';
import { seal } from '../../request/sealed-secret.ts';
import { ORDER_SECRET } from '../../testing/mail-room.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi, ShopApiOptions } from '../../testing/shop-api.ts';

export const STAFF_PASSWORD = 'Ravalement-de-mars';
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** Of the demonstration. */
export const CLAIRE = 'claire.valbrune@equipe.valbrune.example';
export const DEMO_STAFF_PASSWORD = 'Gestion!2026';

export type From = { address?: string; device?: string; agent?: string };
export type Hired = {
  email: string;
  role?: StaffRole;
  stores?: readonly string[];
  /** whether an application of codes is set up */
  totp?: boolean;
  password?: string | null;
};

export type StaffDesk = ShopApi & {
  now(): Date;
  /** Moves the shop's clock on. */
  later(ms: number): void;
  hire(person: Hired): Promise<number>;
  ask(
    token: string | undefined,
    document: string,
    variables?: Record<string, unknown>,
    from?: From,
  ): Promise<StaffAnswer>;
  signIn(email: string, password?: string, from?: From): Promise<StaffAnswer>;
  prove(token: string | undefined, code?: string, from?: From): Promise<StaffAnswer>;
  /** Both at once: the token of a session that is open. */
  enter(email: string, from?: From): Promise<string>;
  mails(): Promise<{ template: string; to: string; variables: Record<string, unknown> }[]>;
  audit(): Promise<{ event: string; staff_id: number | null; details: unknown }[]>;
};

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { standing ways menu person { email role } }
}`;
const PROVE = 'mutation ($code: String!) { proveTotp(code: $code) { standing menu person { email } } }';

export async function staffDesk(options: Omit<ShopApiOptions, 'now'> = {}): Promise<StaffDesk> {
  let clock = new Date('2026-11-16T07:00:00Z');
  const shop = await shopApi({ ...options, now: () => clock });
  const { db } = shop;
  const usual = await hashPassword(STAFF_PASSWORD);

  const ask: StaffDesk['ask'] = (token, document, variables, { address, device, agent } = {}) =>
    shop.api.executeForStaff({
      document,
      variables,
      sessionToken: token,
      deviceToken: device,
      userAgent: agent,
      clientAddress: address,
    });
  const signIn: StaffDesk['signIn'] = (email, password = STAFF_PASSWORD, from) =>
    ask(undefined, SIGN_IN, { email, password }, from);
  const prove: StaffDesk['prove'] = (token, code = codeAt(clock), from) => ask(token, PROVE, { code }, from);

  return {
    ...shop,
    now: () => clock,
    later(ms) {
      clock = new Date(clock.getTime() + ms);
    },
    ask,
    signIn,
    prove,
    async hire({ email, role = 'service_client', stores = [], totp = true, password }) {
      const { id } = await db
        .insertInto('staff')
        .values({
          email,
          firstname: 'Anne',
          lastname: 'D’Écully',
          role,
          password_hash: password === null ? null : usual,
          totp_secret: totp ? sealed(TOTP_SECRET) : null,
          created_at: clock,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (stores.length > 0)
        await db
          .insertInto('staff_store')
          .values(stores.map((code) => ({ staff_id: id, shop_code: code })))
          .execute();
      return id;
    },
    async enter(email, from) {
      // Codes are good once: the next person who enters waits for the next one.
      clock = new Date(clock.getTime() + 60_000);
      return tokenOf(await prove(tokenOf(await signIn(email, undefined, from)), undefined, from));
    },
    async mails() {
      const rows = await db.selectFrom('outbox').select('payload').orderBy('created_at').execute();
      return rows.map(({ payload }) => payload).filter(isMail);
    },
    audit: () =>
      db.selectFrom('audit_entry').select(['event', 'staff_id', 'details']).orderBy('id').execute(),
  };
}

export function codeAt(now: Date, secret = TOTP_SECRET): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });
}

export function tokenOf({ session, result }: StaffAnswer): string {
  if (session.kind !== 'opened') throw new Error(`No session opened: ${result.errors?.[0]?.message}`);
  return session.token;
}

export function keyOf({ result }: StaffAnswer): string | undefined {
  return result.errors?.[0]?.extensions.key ?? result.errors?.[0]?.message;
}

function sealed(secret: string): Buffer {
  return seal(secret, { shopSecret: ORDER_SECRET, purpose: 'staff factors' });
}

function isMail(
  value: unknown,
): value is { template: string; to: string; variables: Record<string, unknown> } {
  return typeof value === 'object' && value !== null && 'template' in value && 'variables' in value;
}

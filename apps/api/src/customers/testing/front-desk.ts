// Signing in and what follows, through the API, for tests.
import type { ApiResult } from '../../request/api-request.ts';
import type { ShopApi, ShopApiOptions } from '../../testing/shop-api.ts';
import { shopApi } from '../../testing/shop-api.ts';

export const PASSWORD = 'Demo!2026';
export const YANN = 'yann.kermarrec@demo.valbrune.example';
export const NADIA = 'nadia.castellan@demo.valbrune.example';

export type Tokens = { token: string; persistentLoginToken: string };
export type SignIn = {
  email?: string;
  password?: string;
  recaptchaToken?: string;
  from?: string;
  device?: Device;
};
/** What the storefront gave the browser, and what the browser calls itself. */
export type Device = { token?: string; agent?: string };

export type FrontDesk = ShopApi & {
  /** Moves the shop's clock on. */
  later(ms: number): void;
  signIn(asked?: SignIn): Promise<ApiResult>;
  tokens(asked?: SignIn): Promise<Tokens>;
  ask(token: string | undefined, document: string, variables?: Record<string, unknown>): Promise<ApiResult>;
  mails(): Promise<{ template: string; to: string; variables: Record<string, unknown> }[]>;
  customerId(email: string): Promise<number>;
};

const SIGN_IN = `mutation ($email: String!, $password: String!, $recaptchaToken: String) {
  generateCustomerToken(email: $email, password: $password, recaptchaToken: $recaptchaToken) {
    token persistentLoginToken
  }
}`;

export async function frontDesk(options: Omit<ShopApiOptions, 'now'> = {}): Promise<FrontDesk> {
  let clock = new Date('2026-11-15T08:00:00Z');
  const shop = await shopApi({ ...options, now: () => clock });

  const signIn: FrontDesk['signIn'] = ({
    email = YANN,
    password = PASSWORD,
    recaptchaToken,
    from,
    device,
  } = {}) =>
    shop.send(
      SIGN_IN,
      { email, password, recaptchaToken },
      { ...(from === undefined ? {} : { clientAddress: from }), headers: deviceHeaders(device) },
    );

  return {
    ...shop,
    later(ms) {
      clock = new Date(clock.getTime() + ms);
    },
    signIn,
    async tokens(asked) {
      const found = (await signIn(asked)).data?.['generateCustomerToken'];
      if (!isTokens(found)) throw new Error('Nobody was signed in');
      return found;
    },
    ask: (token, document, variables) =>
      shop.send(document, variables, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      }),
    async mails() {
      const rows = await shop.db.selectFrom('outbox').select('payload').orderBy('created_at').execute();
      return rows.map(({ payload }) => payload).filter(isMail);
    },
    async customerId(email) {
      const query = shop.db.selectFrom('customer').select('id').where('email', '=', email);
      return (await query.executeTakeFirstOrThrow()).id;
    },
  };
}

export function deviceHeaders({ token, agent }: Device = {}): Record<string, string> {
  return {
    ...(token === undefined ? {} : { 'x-device-token': token }),
    ...(agent === undefined ? {} : { 'user-agent': agent }),
  };
}

export function keyOf(result: ApiResult): string | undefined {
  return result.errors?.[0]?.extensions.key ?? result.errors?.[0]?.message;
}

export function categoryOf(result: ApiResult): string | undefined {
  return result.errors?.[0]?.extensions.category;
}

function isTokens(value: unknown): value is Tokens {
  return typeof value === 'object' && value !== null && 'token' in value && 'persistentLoginToken' in value;
}

function isMail(
  value: unknown,
): value is { template: string; to: string; variables: Record<string, unknown> } {
  return typeof value === 'object' && value !== null && 'template' in value && 'variables' in value;
}

// The time of an answer must not reveal who has an account. Timings are noisy: the work itself is compared.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { hashPassword, verifyPassword } from '../../passwords/hash-password.ts';
import { frontDesk, YANN } from '../testing/front-desk.ts';
import type { FrontDesk } from '../testing/front-desk.ts';

vi.mock('../../passwords/hash-password.ts', { spy: true });

const NOBODY = 'personne@exemple.fr';
const RESET = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }';
const LUCIE = 'lucie.armand@demo.valbrune.example';
const PAUL = 'paul.martin@demo.valbrune.example';

// By whose work they are: what the shop renews by itself meanwhile is nobody's.
const statementsOf = new AsyncLocalStorage<string[]>();
const watching: KyselyPlugin = {
  transformQuery({ node }) {
    statementsOf.getStore()?.push(shapeOf(node));
    return node;
  },
  transformResult: async ({ result }) => result,
};

let desk: FrontDesk;
beforeAll(async () => {
  desk = await frontDesk({ statements: watching });
  await desk.db.updateTable('customer').set({ is_active: false }).where('email', '=', LUCIE).execute();
  await desk.db.updateTable('customer').set({ password_hash: null }).where('email', '=', PAUL).execute();
});
afterAll(() => desk.close());
beforeEach(() => desk.later(DAY_MS));

type Work = { hashed: number; compared: number; statements: string[] };

async function workOf(asked: () => Promise<unknown>): Promise<Work> {
  vi.mocked(hashPassword).mockClear();
  vi.mocked(verifyPassword).mockClear();
  const statements: string[] = [];
  await statementsOf.run(statements, asked);
  return {
    hashed: vi.mocked(hashPassword).mock.calls.length,
    compared: vi.mocked(verifyPassword).mock.calls.length,
    statements,
  };
}

const known: [string, string][] = [
  ['a known account', YANN],
  ['one that is not confirmed', 'elodie.marchand@demo.valbrune.example'],
  ['one that is closed', LUCIE],
  ['one without a password', PAUL],
  ['one of the back office', 'marc.leroy@demo.valbrune.example'],
];

describe('a wrong password', () => {
  const signIn = (email: string) => () => desk.signIn({ email, password: 'Faux-Mot-7' });

  it('A04 what unknown accounts are compared with is made once, whoever comes first', async () => {
    const { hashed, compared } = await workOf(signIn(NOBODY));
    expect([hashed, compared]).toEqual([1, 1]);
    expect(await workOf(signIn(NOBODY))).toMatchObject({ hashed: 0, compared: 1 });
  });

  it.each(known)('A04 costs %s as many hashes and the same statements as nobody’s', async (_who, email) => {
    const nobody = await workOf(signIn(NOBODY));
    expect(nobody.statements.length).toBeGreaterThan(5);
    expect(await workOf(signIn(email))).toEqual(nobody);
    expect(nobody).toMatchObject({ hashed: 0, compared: 1 });
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => () => desk.ask(undefined, RESET, { email });

  it.each(known)('A05 costs %s the same statements as nobody’s', async (_who, email) => {
    const nobody = await workOf(ask(NOBODY));
    expect(nobody.statements.length).toBeGreaterThan(8);
    expect(await workOf(ask(email))).toEqual(nobody);
  });

  it('A05 a mail leaves for those who have an account to open, and for nobody else', async () => {
    const sent = (await desk.mails()).filter((mail) => mail.template === 'password_reset');
    expect(sent.map(({ to }) => to).toSorted()).toEqual([
      'elodie.marchand@demo.valbrune.example',
      PAUL,
      YANN,
    ]);
  });
});

/** The statement without its values. */
function shapeOf(node: RootOperationNode): string {
  const withoutValues = (key: string, value: unknown) =>
    key === 'parameters' || key === 'value' || key === 'values' ? undefined : value;
  return JSON.stringify(node, withoutValues);
}

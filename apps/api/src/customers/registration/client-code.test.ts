import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { categoryOf, frontDesk, YANN } from '../testing/front-desk.ts';
import type { FrontDesk } from '../testing/front-desk.ts';
import { NEW_PASSWORD, person, register, USED_SIRET } from '../testing/registrants.ts';

const VERIFY = `mutation ($clientCode: String!, $siret: String, $postcode: String) {
  verifyExistingAccount(clientCode: $clientCode, siret: $siret, postcode: $postcode) {
    company_name city_name is_already_used } }`;
const KERMAREC = '0351012';

let desk: FrontDesk;
beforeEach(async () => {
  desk = await frontDesk();
});
afterEach(() => desk.close());

const messageOf = (result: { errors?: readonly { message: string }[] }) => result.errors?.[0]?.message;
const verify = (variables: Record<string, unknown>, clientAddress = '203.0.113.9') =>
  desk.send(VERIFY, variables, { clientAddress });

/** As if its head had never opened a web account. */
async function withoutAccounts(): Promise<void> {
  await desk.db.updateTable('customer').set({ is_active: false }).where('role', '=', 'Dirigeant').execute();
}

describe('a company that a store serves', () => {
  it.each([{ siret: USED_SIRET }, { postcode: '35000' }, { siret: USED_SIRET, postcode: '35000' }])(
    'REG-09 is verified by its code with %o',
    async (proof) => {
      expect((await verify({ clientCode: KERMAREC, ...proof })).data?.['verifyExistingAccount']).toEqual({
        company_name: 'Peintures Kermarrec SARL',
        city_name: 'Rennes',
        is_already_used: true,
      });
    },
  );

  it.each([
    [{ clientCode: KERMAREC }, 'Indiquez le SIRET ou le code postal de l’entreprise avec le code client.'],
    [
      { clientCode: KERMAREC, postcode: '13009' },
      'Ce code client ne correspond pas au SIRET ou au code postal indiqué.',
    ],
    [
      { clientCode: '9999999', postcode: '35000' },
      'Ce code client ne correspond pas au SIRET ou au code postal indiqué.',
    ],
    [
      { clientCode: KERMAREC, siret: USED_SIRET, postcode: '13009' },
      'Ce code client ne correspond pas au SIRET ou au code postal indiqué.',
    ],
    [{ clientCode: KERMAREC, siret: '123' }, 'Le numéro SIRET doit comporter 14 chiffres et être valide.'],
  ])('REG-09 %o is refused', async (claim, message) => {
    expect(messageOf(await verify(claim))).toBe(message);
  });

  it('one code cannot be tried with every postcode, from however many addresses', async () => {
    const answers = [];
    for (let at = 0; at < 11; at += 1)
      answers.push(
        categoryOf(await verify({ clientCode: KERMAREC, postcode: `350${10 + at}` }, `203.0.113.${at}`)),
      );
    expect(answers.at(-1)).toBe('rate-limit');
  });

  it('REG-09 registers with it, sees its prices, and the store is told', async () => {
    await withoutAccounts();
    const input = { ...person, email: 'gerant@kermarrec.example', client_code: KERMAREC, postcode: '35000' };
    const done = await register(desk, { ...input, telephone: '0261910000' });
    expect(done.errors).toBeUndefined();
    const { token } = await desk.tokens({ email: input.email, password: NEW_PASSWORD });
    const own = await desk.ask(token, '{ customer { role { role } company { client_code } } }');
    expect(own.data?.['customer']).toEqual({
      role: { role: 'Dirigeant' },
      company: { client_code: KERMAREC },
    });
    const list = desk.db.selectFrom('company').select('price_list').where('client_code', '=', KERMAREC);
    expect(await list.executeTakeFirst()).toEqual({ price_list: 'PRO_PLUS' });
    expect((await desk.mails()).find(({ template }) => template === 'account_linked')).toMatchObject({
      variables: { clientCode: KERMAREC, email: input.email },
    });
  });

  it('whose head has an account already takes no second one', async () => {
    const input = { ...person, email: 'autre@kermarrec.example', client_code: KERMAREC, siret: USED_SIRET };
    const refused = await register(desk, { ...input, telephone: '0261910000' });
    expect(messageOf(refused)).toContain('a déjà un compte');
    expect((await desk.signIn({ email: YANN })).errors).toBeUndefined();
  });

  it('is not opened by its SIRET alone: the code is asked for', async () => {
    await withoutAccounts();
    const refused = await register(desk, {
      ...person,
      email: 'x@kermarrec.example',
      siret: USED_SIRET,
      company_name: 'Peintures Kermarrec',
      street: '12 rue des Métairies',
      postcode: '35000',
      city: 'Rennes',
      telephone: '0261910000',
    });
    expect(messageOf(refused)).toContain('inscrivez-vous avec votre code client');
  });
});

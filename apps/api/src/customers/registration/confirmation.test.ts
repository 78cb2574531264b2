import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { frontDesk, keyOf } from '../testing/front-desk.ts';
import type { FrontDesk } from '../testing/front-desk.ts';
import { enterprise, FREE_SIRET, NEW_PASSWORD, person, register } from '../testing/registrants.ts';

const CONFIRM = `mutation ($key: String!, $email: String) {
  confirmEmail(input: { confirmation_key: $key, email: $email }) { customer { email } } }`;
const RESEND = 'mutation ($email: String!) { resendConfirmationEmail(email: $email) }';
const email = 'zoe@exemple.fr';

let desk: FrontDesk;
beforeEach(async () => {
  desk = await frontDesk({ customerConfirmation: true });
});
afterEach(() => desk.close());

async function keys(): Promise<string[]> {
  const sent = (await desk.mails()).filter(({ template }) => template === 'account_confirmation');
  return sent.map(({ variables }) => String(variables['confirmPath']).split('key=')[1] ?? '');
}

const signIn = () => desk.signIn({ email, password: NEW_PASSWORD });

describe('with confirmation', () => {
  it('REG-02 the account opens by the link of the mail, once', async () => {
    await register(desk, { ...person, email });
    expect(keyOf(await signIn())).toContain('confirm');
    const [key = ''] = await keys();
    expect((await desk.send(CONFIRM, { key, email: 'autre@exemple.fr' })).errors).toHaveLength(1);
    expect((await desk.send(CONFIRM, { key })).data).toEqual({ confirmEmail: { customer: { email } } });
    expect((await desk.send(CONFIRM, { key })).errors?.[0]?.message).toContain('n’est plus valable');
    expect((await signIn()).errors).toBeUndefined();
    const welcome = (await desk.mails()).filter(({ template }) => template === 'account_created');
    expect(welcome).toMatchObject([{ to: email, variables: { company: null, awaitsProof: false } }]);
  });

  it('the link dies after a day; a new one kills the old one; the answer never tells whether there is an account', async () => {
    await register(desk, { ...person, email });
    expect((await desk.send(RESEND, { email })).data).toEqual({ resendConfirmationEmail: true });
    expect((await desk.send(RESEND, { email: 'personne@exemple.fr' })).data).toEqual({
      resendConfirmationEmail: true,
    });
    const [first = '', second = '', ...others] = await keys();
    expect(others).toEqual([]);
    expect((await desk.send(CONFIRM, { key: first })).errors).toHaveLength(1);
    desk.later(DAY_MS);
    expect((await desk.send(CONFIRM, { key: second })).errors).toHaveLength(1);
  });

  it('whoever never confirms does not keep the establishment to themselves', async () => {
    const fake = {
      company_name: 'Fausse SARL',
      street: '666 rue du Voleur',
      postcode: '75001',
      city: 'Paris',
    };
    await register(desk, { ...enterprise, ...fake, email: 'premier@e.example', siret: FREE_SIRET });
    const second = { ...enterprise, email: 'second@e.example', siret: FREE_SIRET };
    expect((await register(desk, second)).errors?.[0]?.message).toContain('a déjà un compte');
    desk.later(DAY_MS + 1);
    expect((await register(desk, second)).errors).toBeUndefined();
    // Nor what is written of it: the company is what the second one says, and so is the first address.
    const { name, city } = await desk.db
      .selectFrom('company')
      .select(['name', 'city'])
      .where('siret', '=', FREE_SIRET)
      .executeTakeFirstOrThrow();
    expect([name, city]).toEqual([enterprise.company_name, enterprise.city]);
    const own = await desk.db
      .selectFrom('customer_address')
      .innerJoin('customer', 'customer.id', 'customer_id')
      .select(['company', 'customer_address.city'])
      .where('email', '=', 'second@e.example')
      .execute();
    expect(own).toEqual([{ company: enterprise.company_name, city: enterprise.city }]);
    await desk.send(RESEND, { email: 'premier@e.example' });
    expect(await keys()).toHaveLength(2);
  });
});

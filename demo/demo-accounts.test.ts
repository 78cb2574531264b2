import { shopApi } from '@nuancier/api/testing/shop-api.ts';
import { expect, it } from 'vitest';
import { demoAccounts, demoStaff } from './demo-accounts.ts';

it('tells who one can sign in as, and what there is to see', () => {
  const accounts = demoAccounts();
  expect(accounts).toHaveLength(15);
  expect(accounts[0]).toMatchObject({
    role: 'Dirigeant',
    name: 'Yann Kermarrec (Peintures Kermarrec SARL)',
    email: 'yann.kermarrec@demo.valbrune.example',
    password: 'Demo!2026',
  });
  expect(accounts.map((account) => account.role)).toEqual(
    expect.arrayContaining(['Sous-compte', 'Commercial', 'Responsable de magasin', 'Prospect']),
  );
  expect(accounts.every((account) => account.shows.length > 10)).toBe(true);
});

it('says of which accounts the shop refuses the sign-in, and of no other', async () => {
  const shop = await shopApi();
  const document = `mutation ($email: String!, $password: String!) {
    generateCustomerToken(email: $email, password: $password) { token }
  }`;
  const answers = await Promise.all(
    demoAccounts().map(async ({ email, password, closed }) => {
      const { errors } = await shop.send(document, { email, password }, { clientAddress: email });
      return { email, refused: errors !== undefined, told: closed !== null };
    }),
  );
  expect(answers.filter(({ refused, told }) => refused !== told)).toEqual([]);
  expect(answers.filter(({ refused }) => refused)).toHaveLength(2);
  await shop.close();
});

it('tells two people of each role of the team, who enter with what is told', async () => {
  const shop = await shopApi();
  const { password, code, people } = demoStaff();
  const roles = Map.groupBy(people, ({ role }) => role);
  expect([roles.size, new Set([...roles.values()].map(({ length }) => length))]).toEqual([9, new Set([2])]);
  const SIGN_IN = `mutation ($email: String!, $password: String!) {
    signIn(email: $email, password: $password) { standing }
  }`;
  const entered = await Promise.all(
    people.map(async ({ email }) => {
      const variables = { email, password };
      const half = await shop.api.executeForStaff({ document: SIGN_IN, variables, clientAddress: email });
      return shop.api.executeForStaff({
        document: 'mutation ($code: String!) { proveTotp(code: $code) { standing } }',
        variables: { code },
        sessionToken: half.session.kind === 'opened' ? half.session.token : undefined,
      });
    }),
  );
  expect(new Set(entered.map(({ result }) => JSON.stringify(result.data)))).toEqual(
    new Set(['{"proveTotp":{"standing":"signed_in"}}']),
  );
  await shop.close();
});

import { shopApi } from '@nuancier/api/testing/shop-api.ts';
import { expect, it } from 'vitest';
import { demoAccounts } from './demo-accounts.ts';

it('tells who one can sign in as, and what there is to see', () => {
  const accounts = demoAccounts();
  expect(accounts).toHaveLength(14);
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

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

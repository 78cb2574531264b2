// A list leaves as a file where there is something in it; campaigns have the same test beside their own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { testShop } from '../../testing/visit.ts';
import type { TestShop } from '../../testing/visit.ts';

let shop: TestShop;
let owner: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  shop = await testShop();
  owner = openBrowser(shop);
  await owner.send('/gestion/entrer', {
    email: 'claire.valbrune@equipe.valbrune.example',
    password: 'Gestion!2026',
  });
  await owner.send('/gestion/entrer/code', { code: '000000' });
});
afterAll(() => shop.close());

it.each([
  ['commandes.csv', '/gestion/commandes?etat=toutes', '&q=rien-de-tel'],
  ['clients.csv', '/gestion/clients?liste=personnes', '&q=rien-de-tel'],
  ['devis.csv', '/gestion/devis?etat=tous', '&q=rien-de-tel'],
  ['codes.csv', '/gestion/prix/codes?q=', 'rien-de-tel'],
  ['journal.csv', '/gestion/journal?objet=', 'rien-de-tel'],
])('%s is offered at %s, and not with %s', async (file, list, nothing) => {
  expect((await owner.see(list)).html).toContain(file);
  const none = await owner.see(list + nothing);
  expect(none.status).toBe(200);
  expect(none.html).not.toContain(file);
});

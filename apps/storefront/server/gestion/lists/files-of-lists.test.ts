// A list leaves as a file where there is something in it; campaigns have the same test beside their own.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../testing/browser.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

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
  // What the demonstration has none of.
  const by = { author: 'Essai', at: new Date() };
  await shop.db
    .insertInto('search_synonym')
    .values({ words: ['seau', 'bidon'], leads_to: [], ...by })
    .execute();
  await shop.db
    .insertInto('search_pin')
    .values({ key: 'rouleau', words: 'rouleau', skus: ['P301000'], ...by })
    .execute();
  await sql`insert into import_run (at, kind, file_name, sha256, given_by, is_full, outcome, lines, added, changed,
    removed, refused) values (now(), 'redirects', 'essai.csv', repeat('0', 64), 'Essai', false, 'written', 1, 1, 0, 0, 0)`.execute(
    shop.db,
  );
});
afterAll(() => shop.close());

it.each([
  ['commandes.csv', '/gestion/commandes?etat=toutes', '&q=rien-de-tel'],
  ['clients.csv', '/gestion/clients?liste=personnes', '&q=rien-de-tel'],
  ['devis.csv', '/gestion/devis?etat=tous', '&q=rien-de-tel'],
  ['codes.csv', '/gestion/prix/codes?q=', 'rien-de-tel'],
  ['catalogue.csv', '/gestion/catalogue?q=', 'rien-de-tel'],
  ['contenus.csv', '/gestion/contenu?q=', 'rien-de-tel'],
  ['magasins.csv', '/gestion/magasins?q=', 'rien-de-tel'],
  ['equipe.csv', '/gestion/equipe?q=', 'rien-de-tel'],
  ['imports.csv', '/gestion/imports?q=', 'rien-de-tel'],
  ['avis.csv', '/gestion/avis?etat=publies', '&q=rien-de-tel'],
  ['synonymes.csv', '/gestion/recherche/synonymes?q=', 'rien-de-tel'],
  ['epingles.csv', '/gestion/recherche/epingles?q=', 'rien-de-tel'],
  ['journal.csv', '/gestion/journal?objet=', 'rien-de-tel'],
])('%s is offered at %s, and not with %s', async (file, list, nothing) => {
  expect((await owner.see(list)).html).toContain(file);
  const none = await owner.see(list + nothing);
  expect(none.status).toBe(200);
  expect(none.html).not.toContain(file);
});

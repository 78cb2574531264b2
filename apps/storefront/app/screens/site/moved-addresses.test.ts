import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const paint = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';

it.each([
  ['/produit/serena-mat-murs-plafonds', paint],
  [
    '/produit/serena-mat-murs-plafonds?teinte=RAL+7016&utm_source=mail',
    `${paint}?teinte=RAL+7016&utm_source=mail`,
  ],
  ['/serena-mat-murs-plafonds?x=1', `${paint}?x=1`],
  ['/peinture-serena-mat-plafond.html', '/produit/ardelis-serena-peinture-plafond-mate'],
  ['/produit/peinture-serena-mat-plafond.html', '/produit/ardelis-serena-peinture-plafond-mate'],
  ['/catalogue/peintures-interieur/murs-plafonds', '/catalogue/peinture-interieure/murs-et-plafonds'],
  ['/catalogue/peintures-interieur?aspect=Mat&page=1', '/catalogue/peinture-interieure?aspect=Mat&page=1'],
  ['/ravalement-facade', '/catalogue/facade'],
  ['/catalogue/ravalement-facade', '/catalogue/facade'],
  ['/conditions-generales.html', '/cgv'],
  ['/catalogue/frais-de-port', '/livraison'],
])('NAV-50 %s moved for good: 301 to %s', async (old, present) => {
  const answer = await shop.visit(old);
  expect(answer.status).toBe(301);
  expect(answer.headers['location']).toBe(present);
  expect((await shop.visit(present)).status).toBe(200);
});

it('NAV-50 a product or category asked for without its place is sent there', async () => {
  expect((await shop.visit('/facade')).headers['location']).toBe('/catalogue/facade');
  expect((await shop.visit(paint.replace('/produit', ''))).headers['location']).toBe(paint);
});

it('H05 an old address never leads off the shop', async () => {
  for (const path of [
    '//evil.example',
    '/%2f%2fevil.example',
    '/produit/%2f%2fevil.example',
    '/%5cevil.example',
  ]) {
    expect((await shop.visit(path)).status).toBe(404);
  }
});

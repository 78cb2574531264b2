import { expect, it } from 'vitest';
import CheckoutLayout from './checkout-layout.tsx';
import { drawnPage } from './drawn-page.tsx';
import { sampleLayout } from './sample-frame.ts';

const footer = (html: string) => /<footer.*<\/footer>/.exec(html)?.[0] ?? '';

it('LAY-01 the header has the logo and an arrow back to the cart, and nothing else to leave by', () => {
  const header = /<header.*<\/header>/.exec(drawnPage(CheckoutLayout, { path: '/checkout' }))?.[0] ?? '';
  expect(header).toMatch(/href="\/cart"[^>]*><svg.*Retour au panier/);
  expect(header).toContain('logo/valbrune');
  expect([...header.matchAll(/<a /g)]).toHaveLength(2);
});

it('LAY-02 the footer shows the reassurance block of the CMS', () => {
  expect(footer(drawnPage(CheckoutLayout))).toContain('<li>Livraison sur chantier</li>');
  const layout = sampleLayout({ cmsBlocks: { items: [] } });
  expect(footer(drawnPage(CheckoutLayout, { frame: { layout } }))).not.toContain('Nos engagements');
});

it('LAY-03 offers the store sidebar by its name, and says which point of sale prepares the order', () => {
  const html = drawnPage(CheckoutLayout, { path: '/checkout' });
  expect(html).toMatch(/<aside[^>]*aria-label="Choisir un point de vente"[^>]*><a[^>]*href="\/magasins"/);
  const currentShop = { code: 'VB018', name: 'Valbrune Lyon Gerland', own: null };
  expect(drawnPage(CheckoutLayout, { frame: { currentShop } })).toContain(
    'Point de vente\u00a0: Valbrune Lyon Gerland',
  );
});

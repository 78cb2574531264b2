import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AddedArticleView } from './adding/added-article-view.tsx';
import { CompatibleProducts } from './adding/compatible-products.tsx';
import type { AddedArticle } from '../../actions/cart/cart-answer.ts';

const added: AddedArticle = {
  sku: '10200013',
  name: 'Séréna – Base TR – 10 L',
  quantity: 3,
  type: 'Peintures pro',
  color: 'Base TR',
  tint: null,
  conditioning: '10 L',
  picture: 'https://shop.test/media/p/100x100.webp',
  total: '448,56\u00a0€ TTC',
  compatible: [],
};

function drawn(element: ReactElement): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }]);
  return renderToStaticMarkup(<Stub />);
}
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');
const told = (change: Partial<AddedArticle> = {}) =>
  drawn(<AddedArticleView added={{ ...added, ...change }} />);

describe('what was added to the cart', () => {
  it('CRT-17 shows image, name, reference and quantity', () => {
    expect(told()).toContain('/media/p/100x100.webp');
    expect(words(told())).toContain('Séréna – Base TR – 10 L Réf. 10200013');
    expect(words(told())).toContain('Quantité 3');
  });

  it('CRT-18 Peintures pro have a colour and a Conditionnement, RMS a model', () => {
    expect(words(told())).toMatch(/Couleur Base TR .*Conditionnement 10 L/);
    expect(words(told({ type: 'RMS', color: 'Lin' }))).toContain('Modèle Lin');
    expect(words(told({ type: 'RMS', color: 'Lin' }))).not.toMatch(/Couleur|Conditionnement/);
  });

  it('CRT-19 shows the total with its tax label and the euro sign, to those who may see prices', () => {
    expect(words(told())).toContain('Total 448,56 € TTC');
    expect(words(told({ total: null }))).not.toMatch(/Total|€/);
  });

  it('CRT-21 names what goes with it, and says nothing where nothing does', () => {
    const product = {
      uid: 'a',
      name: 'Sous-couche',
      brand: null,
      url_key: 'sous-couche',
      url_rewrites: [],
      thumbnail: null,
    };
    const html = drawn(<CompatibleProducts products={[product]} />);
    expect(words(html)).toContain('Nos produits compatibles Sous-couche');
    expect(html).toContain('href="/produit/sous-couche"');
    expect(drawn(<CompatibleProducts products={[]} />)).toBe('');
  });
});

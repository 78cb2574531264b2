import type { Flap } from '@nuancier/domain/pricing/flap-label.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FlapBadge } from './flap-badge.tsx';
import { PriceTag } from './price-tag.tsx';
import { publicFlap } from './public-flap.ts';

const words = (html: string) => html.replace(/<[^>]*>/g, '').replace(/[\u00a0\u202f]/g, ' ');

describe('price tag', () => {
  it('PRC-12 says « à partir de » before the lowest of several prices, and always which tax', () => {
    expect(words(renderToStaticMarkup(<PriceTag amount={1234.5} taxLabel="TTC" from />))).toBe(
      'à partir de 1 234,50 € TTC',
    );
    expect(words(renderToStaticMarkup(<PriceTag amount={12.4} taxLabel="HT" unit="L" />))).toBe(
      '12,40 € HT / L',
    );
  });

  it('strikes the price before the reduction only when it was higher', () => {
    const reduced = renderToStaticMarkup(<PriceTag amount={8} taxLabel="TTC" regular={10} />);
    expect(reduced).toMatch(/<s>10,00.€.TTC<\/s>/);
    expect(words(reduced)).toContain('au lieu de 10,00 €');
    expect(renderToStaticMarkup(<PriceTag amount={10} taxLabel="TTC" regular={10} />)).not.toContain('<s>');
  });
});

describe('flap of everybody', () => {
  const aPrice = (price_type: 'PROMOTION' | 'DESTOCK' | null, percent_off: number) => ({
    price_type,
    discount: { percent_off },
  });
  const fresh = { is_new_product: true };

  it.each([
    ['a promotion with its percentage', aPrice('PROMOTION', 15), {}, { kind: 'promo', percent: 15 }],
    ['a promotion without a price to strike', aPrice('PROMOTION', 0), {}, { kind: 'promo', percent: null }],
    ['sold off, without a percentage', aPrice('DESTOCK', 40), {}, { kind: 'destock', percent: null }],
    ['promotion before novelty', aPrice('PROMOTION', 15), fresh, { kind: 'promo', percent: 15 }],
    ['a new product', aPrice(null, 0), fresh, { kind: 'nouveau', percent: null }],
    ['nothing', aPrice(null, 0), {}, null],
  ] as const)('PRC-07 PRC-08 PRC-09 %s', (_, price, product, flap) => {
    expect(publicFlap(price, product)).toEqual(flap);
  });

  it('PRC-10 has the texts of the trade, a percentage for lower prices, and the site’s own sell-off label', () => {
    const flap = (kind: Flap['kind'], percent: number | null) =>
      words(renderToStaticMarkup(<FlapBadge flap={{ kind, percent }} />));
    expect(flap('remise', 12)).toBe('VOTRE REMISE −12 %');
    expect(flap('promo', 12.5)).toBe('PROMOTION −12,5 %');
    expect(flap('nouveau', null)).toBe('NOUVEAU');
    expect(words(renderToStaticMarkup(<FlapBadge flap={{ kind: 'promo', percent: 15 }} />))).toBe(
      'PROMOTION −15 %',
    );
    expect(
      words(
        renderToStaticMarkup(
          <FlapBadge flap={{ kind: 'destock', percent: null }} destockLabel="FIN DE SÉRIE" />,
        ),
      ),
    ).toBe('FIN DE SÉRIE');
  });
});

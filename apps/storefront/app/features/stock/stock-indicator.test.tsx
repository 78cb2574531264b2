import type { StockFacts } from '@nuancier/domain/stock/availability.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StockIndicator } from './stock-indicator.tsx';

type Props = Parameters<typeof StockIndicator>[0];

function aStock(more: Partial<StockFacts> = {}): StockFacts {
  return {
    available: 5,
    statutArticleMag: 'P',
    resupplyTime: 4,
    approDirecteFournisseur: false,
    livraisonPro: true,
    ...more,
  };
}

const htmlOf = (props: Props) => renderToStaticMarkup(<StockIndicator {...props} />);

/** Each line as its mark and its words. */
function linesOf(props: Props): string[] {
  return [...htmlOf(props).matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, line = '']) => {
    const mark = line.includes('lucide-check') ? '✓' : '✗';
    return `${mark} ${line.replace(/<[^>]*>/g, '').replace('&amp;', '&')}`;
  });
}

const LABELS: [string, StockFacts | undefined, string[]][] = [
  ['STK-02 enough', aStock(), ['✓ Click & Collect 3H', '✓ Livraison disponible']],
  [
    'STK-03 resupplied within days',
    aStock({ available: 1 }),
    ['✓ Retrait en magasin sous 4 jours', '✓ Livraison disponible'],
  ],
  [
    'STK-03 resupplied in one day: the same sentence',
    aStock({ available: 1, resupplyTime: 1 }),
    ['✓ Retrait en magasin sous 1 jours', '✓ Livraison disponible'],
  ],
  [
    'STK-03 resupplied after more than 30 days',
    aStock({ available: 1, statutArticleMag: 'V', resupplyTime: 31 }),
    ['✗ Contactez votre magasin pour retrait', '✓ Livraison disponible'],
  ],
  [
    'STK-04 from the supplier',
    aStock({ available: 1, approDirecteFournisseur: true }),
    ['✗ Indisponible magasin', '✗ Livraison indisponible'],
  ],
  [
    'STK-05 the last of a series',
    aStock({ available: 2, statutArticleMag: 'U' }),
    ['✓ Click & Collect 3H', '✓ Livraison disponible'],
  ],
  [
    'STK-05 enough, but nobody delivers it',
    aStock({ livraisonPro: false }),
    ['✓ Click & Collect 3H', '✗ Livraison indisponible'],
  ],
  ['STK-06 unknown stock', undefined, ['✗ Indisponible magasin', '✗ Livraison indisponible']],
];

describe('stock indicator', () => {
  it.each(LABELS)('%s', (_, stock, lines) => {
    expect(linesOf({ stock, quantity: 2 })).toEqual(lines);
    expect(linesOf({ stock, quantity: 2, size: 'compact' })).toEqual(lines);
  });

  it('STK-08 is two marks with labels, named for those who listen', () => {
    const html = htmlOf({ stock: aStock(), quantity: 1 });
    expect(html).toMatch(/^<ul[^>]* aria-label="Disponibilité">/);
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2);
  });

  it('tells the moment at the store, on its own clock, and the day at the door', () => {
    const arrival = { pickup_at: '2026-11-17T09:30:00.000Z', delivery_on: '2026-11-18' };
    for (const size of ['full', 'compact'] as const)
      expect(linesOf({ stock: aStock(), quantity: 2, arrival, size })).toEqual([
        '✓ Click & Collect 3H Retrait possible mardi 17 novembre à\u00a010\u00a0h\u00a030',
        '✓ Livraison disponible Livraison prévue mercredi 18 novembre',
      ]);
    const unknown = { pickup_at: null, delivery_on: null };
    expect(linesOf({ stock: aStock(), quantity: 2, arrival: unknown })).toEqual([
      '✓ Click & Collect 3H',
      '✓ Livraison disponible',
    ]);
  });
});

import { expect, it } from 'vitest';
import { deliveryFor, pickupFor } from './availability.ts';
import type { StockFacts } from './availability.ts';
import { sellableQuantity } from './sellable-quantity.ts';

it('promises exactly what can be fetched or delivered, whatever the article’s status', () => {
  const answers = everyStock().flatMap((stock) =>
    [1, 4, 5, 6, 5_000].map((quantity) => {
      const most = sellableQuantity(stock);
      const promised = most === null || quantity <= most;
      const canBeHad =
        pickupFor(stock, quantity).kind !== 'unavailable' ||
        deliveryFor(stock, quantity).kind !== 'unavailable';
      return promised === canBeHad;
    }),
  );
  expect(answers.length).toBe(3 * 6 * 2 * 2 * 5);
  expect(answers).not.toContain(false);
});

it('promises nothing of what the store has never told of', () => {
  expect(sellableQuantity(undefined)).toBe(0);
});

function everyStock(): StockFacts[] {
  return [0, 5, null].flatMap((available) =>
    ['P', 'S', 'V', 'U', 'O', null].flatMap((statutArticleMag) =>
      [true, false].flatMap((approDirecteFournisseur) =>
        [true, false].map((livraisonPro) => ({
          available,
          statutArticleMag,
          resupplyTime: 3,
          approDirecteFournisseur,
          livraisonPro,
        })),
      ),
    ),
  );
}

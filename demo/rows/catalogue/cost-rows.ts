// What the demonstration's articles cost the shop: between a third and half of their public price, and of one product in ten
// nobody knows, so that a margin says how much of the sales it covers.
import type { DemoProduct } from '../../catalogue/demo-product.ts';
import { generateCatalogue, type DemoSize } from '../../catalogue/generate-catalogue.ts';
import { addDays, frenchDay } from '../../shift-dates.ts';
import type { FileLine } from '../file-line.ts';
import { inEuros } from '../in-euros.ts';

const KNOWN_DAYS_AGO = 730;

export function costRows(size: DemoSize, today: Date): Iterable<FileLine> {
  const since = addDays(frenchDay(today), -KNOWN_DAYS_AGO);
  return {
    *[Symbol.iterator]() {
      let nth = 0;
      for (const product of generateCatalogue(size)) {
        nth += 1;
        if (nth % 10 !== 0) yield* costsOf(product, { share: 0.34 + (nth % 6) * 0.03, since });
      }
    },
  };
}

function costsOf({ articles }: DemoProduct, { share, since }: { share: number; since: string }): FileLine[] {
  return articles.map(({ sku, public_ht: price }) => ({
    article: sku,
    prix_achat_ht: inEuros(price * share),
    depuis: since,
  }));
}

import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import reviews from '../../data/reviews.json' with { type: 'json' };
import { emailOf } from '../accounts/customer-rows.ts';
import type { FileLine } from '../file-line.ts';

export function reviewRows(size: DemoSize, today: Date): FileLine[] {
  return reviews.map(({ product, customer, days_ago: days, status, nickname, rating, summary, text }) => ({
    produit: skuAtSize(product, size),
    pseudo: nickname,
    date: new Date(today.getTime() - days * DAY_MS).toISOString(),
    note: rating,
    titre: summary,
    avis: text,
    statut: status,
    email: customer === null ? null : emailOf(customer),
  }));
}

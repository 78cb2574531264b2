import type { ReviewRow } from '@nuancier/api/reviews/reviews-import-store.ts';
import { isReviewStatus } from '@nuancier/domain/reviews/review-status.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import customers from '../../data/accounts/customers.json' with { type: 'json' };
import reviews from '../../data/reviews.json' with { type: 'json' };

export function reviewRows(size: DemoSize, today: Date): ReviewRow[] {
  return reviews.map(({ product, customer, days_ago: days, status, ...words }) => {
    if (!isReviewStatus(status)) throw new Error(`The demo names an unknown state of a review « ${status} »`);
    return {
      ...words,
      status,
      product_sku: skuAtSize(product, size),
      email: customer === null ? null : emailOf(customer),
      created_at: new Date(today.getTime() - days * DAY_MS),
    };
  });
}

function emailOf(id: string): string {
  const found = customers.find((customer) => customer.id === id);
  if (found === undefined) throw new Error(`The demo's reviews name an unknown customer « ${id} »`);
  return found.email;
}

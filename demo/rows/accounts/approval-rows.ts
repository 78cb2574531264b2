import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import requests from '../../data/accounts/orders-to-approve.json' with { type: 'json' };
import { addDays, daysFromBase } from '../../shift-dates.ts';
import type { FileLine } from '../file-line.ts';
import { emailOf } from './customer-rows.ts';

export function approvalRows(size: DemoSize, today: Date): FileLine[] {
  const days = daysFromBase(today);
  return requests.map((request) => ({
    email: emailOf(request.customer),
    date: `${addDays(request.created_at, days)}T09:00:00Z`,
    reponse: request.outcome,
    commentaire: request.comment,
    motif: 'reason' in request ? request.reason : null,
    lignes: request.lines.map((line) => ({
      article: skuAtSize(line.sku, size),
      quantite: line.quantity,
      demandee: 'asked' in line ? line.asked : null,
    })),
  }));
}

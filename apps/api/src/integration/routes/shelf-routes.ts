// One price or one figure of stock, as it changes: the same doors as the files, with one line.
import * as v from 'valibot';
import type { ImportReport } from '../../imports/import-report.ts';
import { importPricePiece } from '../../pricing/operations/import-public-prices.ts';
import { importGuards } from '../../site/site.ts';
import { importStock } from '../../stock/operations/import-stock.ts';
import { Problem } from '../answers/problem.ts';
import { cents, count, day, maybeDayOf, moment, momentOf } from './fields.ts';
import { writing } from './route.ts';
import type { Route } from './route.ts';

const written = v.object({ changed: v.boolean() });
// Below 0 with its moment alone: the door judges.
const packsCounted = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(10_000_000));
/** A pack of a million euros is a mistake. */
const priced = v.pipe(cents, v.minValue(1), v.maxValue(100_000_000));
const decimal = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));

export const shelfRoutes: readonly Route[] = [
  writing(
    'PUT',
    {
      path: '/stock/{store}/{sku}',
      scope: 'stock:write',
      summary:
        'Ce qu’un magasin, ou la plate-forme (PLATEFORME), tient d’un article. « counted_at » dit quand votre logiciel a compté, à son horloge\u00A0; ce qui s’est vendu autour de ce moment reste réservé.',
      body: v.strictObject({
        available: packsCounted,
        counted_at: v.optional(v.nullable(moment), null),
        status: v.picklist(['P', 'S', 'V', 'U', 'O']),
        resupply_days: v.optional(v.nullable(v.pipe(count, v.maxValue(999))), null),
        direct: v.optional(v.boolean(), false),
        delivered: v.boolean(),
      }),
      answer: written,
    },
    async ({ db, place }, { params, body }) => {
      const counted_at = body.counted_at === null ? null : momentOf(body.counted_at, 'counted_at');
      const lines = [
        {
          shop_code: params['store'] ?? '',
          article_sku: params['sku'] ?? '',
          available: body.available,
          statut_article_mag: body.status,
          resupply_time: body.resupply_days,
          appro_directe_fournisseur: body.direct,
          livraison_pro: body.delivered,
          counted_at,
        },
      ];
      return answerOf(await importStock(db, lines, undefined, { now: place.now() }));
    },
  ),
  writing(
    'PUT',
    {
      path: '/prices/{sku}',
      scope: 'prices:write',
      summary:
        'Le prix public d’un article, hors taxes, et sa réduction s’il en a une. Un prix qui bouge de plus que le réglage « import_price_change » attend « accept ».',
      body: v.strictObject({
        pack_ht_cents: priced,
        unit_ht: decimal,
        eco_ht_cents: v.optional(v.pipe(cents, v.minValue(0), v.maxValue(100_000_000)), 0),
        reduction: v.optional(
          v.nullable(
            v.strictObject({
              type: v.picklist(['PROMOTION', 'DESTOCK']),
              pack_ht_cents: priced,
              unit_ht: decimal,
              from: v.optional(v.nullable(day), null),
              to: v.optional(v.nullable(day), null),
            }),
          ),
          null,
        ),
        accept: v.optional(v.boolean(), false),
      }),
      answer: written,
    },
    async ({ db, place }, { params, body }) => {
      const { reduction } = body;
      const row = {
        article_sku: params['sku'] ?? '',
        pack_ht_cents: body.pack_ht_cents,
        unit_ht: body.unit_ht,
        eco_ht_cents: body.eco_ht_cents,
        reduced_type: reduction?.type ?? null,
        reduced_pack_ht_cents: reduction?.pack_ht_cents ?? null,
        reduced_unit_ht: reduction?.unit_ht ?? null,
        reduced_from: maybeDayOf(reduction?.from ?? null, 'reduction.from'),
        reduced_to: maybeDayOf(reduction?.to ?? null, 'reduction.to'),
        listed_from: null,
      };
      const guard = { isAccepted: body.accept, mostPriceChange: (await importGuards(db)).priceChange };
      return answerOf(await importPricePiece(db, [row], place.now(), guard));
    },
  ),
];

function answerOf(report: ImportReport): v.InferOutput<typeof written> {
  if (report.ok) return { changed: report.changed > 0 };
  const reasons = report.refusals.map(({ reason }) => reason);
  if (report.refusals.some(({ isHeld }) => isHeld))
    throw new Problem(409, 'held', `${reasons.join(' ')} Envoyez «\u00A0accept\u00A0» pour l’écrire.`, {
      reasons,
    });
  throw new Problem(422, 'refused', reasons.join(' '), { reasons });
}

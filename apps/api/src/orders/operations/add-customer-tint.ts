import type { AddCustomerTintInput, CustomerTint } from '@nuancier/contract/api-types.ts';
import { baseNeeded, takesTint } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { keptLabel, keptSite, keptWords, MOST_BY_HAND } from '@nuancier/domain/orders/tints/kept-tint.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import { findSoldArticle } from '../../catalogue/catalogue.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { allowed } from '../../refusals/allowed.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import type { OrdersContext } from '../orders-context.ts';
import { insertTintByHand } from '../tints/kept-tints-store.ts';
import { namedColour } from '../tints/named-colour.ts';
import type { NamedColour } from '../tints/named-colour.ts';
import { BY_HAND } from '../tints/own-tints.ts';
import { tintOf } from '../tints/tint-uid.ts';
import { tintReader } from '../tints/tint-reader.ts';

type Asked = Pick<OrdersContext, 'db' | 'viewer' | 'catalogue' | 'now'> & AuditPlace;

export async function addCustomerTint(context: Asked, input: AddCustomerTintInput): Promise<CustomerTint> {
  const { db, viewer, now } = context;
  const reader = tintReader(allowed(viewer, 'view-orders'));
  const words = orRefuse(keptWords(input));
  const site = orRefuse(keptSite(input.site)) ?? '';
  const label = orRefuse(keptLabel(input.label));
  const colour = await namedColour(db, input.colour);
  const catalogue = await context.catalogue();
  const articleSku = input.sku?.trim() ? articleFor(catalogue, input.sku.trim(), colour) : null;
  const { code, hex, name } = colour;
  const added = await db.transaction().execute(async (transaction) => {
    const tint = { code, hex, name, label, site, articleSku, ...words };
    const bound = { now: now(), most: MOST_BY_HAND };
    const written = await insertTintByHand(transaction, reader.reach, tint, bound);
    if (written.kind === 'added') {
      const details = { uid: `${BY_HAND}${written.id}`, tint: code ?? hex };
      await recordAudit(transaction, context, { event: 'tint-added', details });
    }
    return written;
  });
  if (added.kind === 'added-before') throw new Refusal('TINT_ADDED_BEFORE');
  if (added.kind === 'full') throw new Refusal('TOO_MANY_TINTS');
  return tintOf(db, reader, catalogue, `${BY_HAND}${added.id}`);
}

/** One that could be ordered in this tint: what cannot be made is refused here, not at the counter. */
function articleFor(catalogue: Catalogue, sku: string, colour: NamedColour): string {
  const chosen = findSoldArticle(catalogue, sku, []);
  if (chosen.kind !== 'article') throw new Refusal('PRODUCT_NOT_FOUND');
  if (colour.special !== null) throw new Refusal('TINT_NOT_MADE');
  const { article, color } = chosen.sold;
  if (!takesTint({ label: color ?? '', tintable: article.tintable }, baseNeeded(colour)))
    throw new Refusal('TINT_WRONG_BASE');
  return article.sku;
}

function orRefuse<Value>(judged: Verdict<Value, RefusalCode>): Value {
  if (!judged.ok) throw new Refusal(judged.refusal);
  return judged.value;
}

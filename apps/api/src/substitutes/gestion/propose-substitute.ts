import type { MutationProposeSubstituteArgs, ShopOrder } from '@nuancier/contract/gestion-types.ts';
import { judgeSubstitute, missingPacks } from '@nuancier/domain/orders/substitutes/substitute.ts';
import { recordAudit } from '../../audit/audit.ts';
import {
  actOnOrder,
  nameOfLine,
  notifySubstitute,
  refuseOddSums,
  substitutedLine,
  tellSubstitute,
} from '../../orders/orders.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { pricedSubstitute } from '../priced-substitute.ts';
import { substituteShelf } from '../substitute-shelf.ts';
import { insertSubstitute, selectSkuOf, selectSubstitutes } from '../substitutes-store.ts';
import type { SubstitutesDeskContext } from '../substitutes-context.ts';

/** For all that is missing of a line. Nothing of the order changes before its customer agrees. */
export function proposeSubstitute(
  context: SubstitutesDeskContext,
  { number, position, code }: MutationProposeSubstituteArgs,
): Promise<ShopOrder> {
  const read = code.replaceAll(/\s/g, '');
  const act = { act: 'proposeSubstitute', number, args: [position, read] } as const;
  return actOnOrder(context, act, async (db, order, staff) => {
    const line = order.lines.find((one) => one.position === position);
    if (line === undefined) throw new Refusal('PARTS_UNKNOWN_LINE');
    const sku = await selectSkuOf(db, read);
    if (sku === undefined) throw new Refusal('SUBSTITUTE_UNKNOWN_ARTICLE');
    const missing = substitutedLine(line);
    const before = await selectSubstitutes(db, [order.number]);
    const known = [
      ...order.lines.map(({ articleSku }) => articleSku),
      ...before.filter(({ state }) => state === 'accepted').map(({ insteadSku }) => insteadSku),
    ];
    const asked = { sku, insteadOf: line.articleSku, packs: Math.max(1, missingPacks(missing)) };
    const priced = await pricedSubstitute(db, context, order, asked);
    const offered = { sku: priced.article.articleSku, unitHt: priced.unitHt };
    const judged = judgeSubstitute(order, missing, offered, known);
    if (!judged.ok) throw new Refusal(judged.refusal);
    refuseOddSums(order);
    const { packs, unitHt } = judged.value;
    await substituteShelf(db, order, { sku: offered.sku, packs });
    const now = context.now();
    const id = await insertSubstitute(db, {
      ...priced.article,
      orderId: order.id,
      lineId: line.id,
      packs,
      insteadSku: line.articleSku,
      insteadName: nameOfLine(line),
      unitHt,
      ecoChangeHt: priced.ecoChangeHt,
      proposedAt: now,
      proposedBy: staff.name,
    });
    if (id === undefined) throw new Refusal('SUBSTITUTE_WAITING');
    const news = { position, sku: line.articleSku, quantity: packs, substitute_sku: offered.sku };
    await tellSubstitute(db, order, { ...news, unit_ht_cents: unitHt }, now);
    const instead = { name: nameOfLine(line), reference: line.articleSku };
    const article = { name: priced.article.name, reference: offered.sku };
    await notifySubstitute(db, order, { line, packs, unitHt, instead, article }, now);
    await recordAudit(db, context, {
      event: 'order-substitute-proposed',
      customerId: order.customerId,
      details: { number: order.number, sku: line.articleSku, replacement: offered.sku, quantity: packs },
    });
  });
}

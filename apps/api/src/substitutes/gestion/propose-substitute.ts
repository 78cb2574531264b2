import type { MutationProposeSubstituteArgs, ShopOrder } from '@nuancier/contract/gestion-types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { actOnOrder, nameOfLine, notifySubstitute, tellSubstitute } from '../../orders/orders.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { SubstitutesDeskContext } from '../substitutes-context.ts';
import { insertSubstitute } from '../substitutes-store.ts';
import { typedCode, weighSubstitute } from '../weigh-substitute.ts';

/** For all that is missing of a line. Nothing of the order changes before its customer agrees. */
export function proposeSubstitute(
  context: SubstitutesDeskContext,
  { number, position, code: typed, read }: MutationProposeSubstituteArgs,
): Promise<ShopOrder> {
  const code = typedCode(typed);
  const act = { act: 'proposeSubstitute', number, args: [position, code] } as const;
  return actOnOrder(context, act, async (db, order, staff) => {
    const { line, priced, packs, unitHt, ...now } = await weighSubstitute(db, context, order, {
      position,
      code,
    });
    if (read != null && read !== now.read) throw new Refusal('SUBSTITUTE_PREVIEW_CHANGED');
    const { article, ecoChangeHt } = priced;
    const at = context.now();
    const id = await insertSubstitute(db, {
      ...article,
      orderId: order.id,
      lineId: line.id,
      packs,
      insteadSku: line.articleSku,
      insteadName: nameOfLine(line),
      unitHt,
      ecoChangeHt,
      proposedAt: at,
      proposedBy: staff.name,
    });
    if (id === undefined) throw new Refusal('SUBSTITUTE_WAITING');
    const reference = article.articleSku;
    const news = { position, sku: line.articleSku, quantity: packs, substitute_sku: reference };
    await tellSubstitute(db, order, { ...news, unit_ht_cents: unitHt }, at);
    const instead = { name: nameOfLine(line), reference: line.articleSku };
    const proposed = { line, packs, unitHt, instead, article: { name: article.name, reference } };
    await notifySubstitute(db, order, proposed, at);
    await recordAudit(db, context, {
      event: 'order-substitute-proposed',
      customerId: order.customerId,
      details: {
        number: order.number,
        sku: line.articleSku,
        replacement: reference,
        quantity: packs,
        before: null,
        after: 'proposed',
      },
    });
  });
}

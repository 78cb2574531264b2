// What the viewer's testers give back on the tins of a cart: one press away while no code is applied.
import { tintKey } from '@nuancier/domain/cart/coupons/tester-credits.ts';
import type { RouterContextProvider } from 'react-router';
import { CartCreditsDocument } from '../../../generated/documents.ts';
import type { CartLineFragment, ShownCartFragment } from '../../../generated/documents.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';
import { amountText } from '@nuancier/ui/text/amount-text.ts';

/** `amount`: « 3,25 € HT »; null for who may not see prices. */
export type CartCredit = { code: string; tint: string; amount: string | null };

type Asked = {
  cart: Pick<ShownCartFragment, 'state' | 'applied_coupons'>;
  /** without the testers themselves */
  tins: readonly Pick<CartLineFragment, 'tint'>[];
};

export async function cartCredits(
  context: Readonly<RouterContextProvider>,
  { cart, tins }: Asked,
): Promise<CartCredit[]> {
  const tints = new Set(
    tins.flatMap(({ tint }) => (tint ? [tintKey({ code: tint.code, hex: tint.customColorExa })] : [])),
  );
  const isUsable = cart.state === 'OPEN' && (cart.applied_coupons ?? []).length === 0;
  if (!isUsable || tints.size === 0 || context.get(sessionContext).customerToken === null) return [];
  const { testerCredits: credits } = await context
    .get(backendContext)
    .query(CartCreditsDocument, {}, { mayFail: ['testerCredits'] });
  return (credits ?? [])
    .filter(
      ({ is_awaited: isAwaited, tint_code: code, hex }) => !isAwaited && tints.has(tintKey({ code, hex })),
    )
    .map(({ code, tint, amount }) => ({
      code,
      tint,
      amount:
        amountText(priceViewOf(context), {
          excluding: amount?.excluding_tax.value,
          including: amount?.including_tax.value,
        }) || null,
    }));
}

import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { orderCopy } from '../order-copy.ts';

type Order = Pick<OrderAtTheDeskFragment, 'may'> & {
  lines: readonly Pick<OrderAtTheDeskFragment['lines'][number], 'picked' | 'quantity' | 'is_withheld'>[];
};
type Act = 'markReady' | 'shipOrder';

type Forward = { act: Act; intent: string; label: string; isPartly: boolean };

const PARTLY = '-partie';

/** What sets the order on its way now, and whether something of it is left; null while nothing is set aside. */
export function forwardAct({ may, lines }: Order): Forward | null {
  const act = may.find((one): one is Act => one === 'markReady' || one === 'shipOrder');
  if (act === undefined) return null;
  const isPartly = lines.some((line) => !line.is_withheld && line.picked < line.quantity);
  const label = isPartly && act === 'markReady' ? orderCopy.act.markPartlyReady : orderCopy.act[act];
  return { act, intent: isPartly ? `${act}${PARTLY}` : act, label, isPartly };
}

/** The act that a button of the bench names; null for another button. */
export function readForward(intent: string): { act: Act; partly: boolean } | null {
  const act = intent.replace(PARTLY, '');
  if (act !== 'markReady' && act !== 'shipOrder') return null;
  return { act, partly: intent.endsWith(PARTLY) };
}

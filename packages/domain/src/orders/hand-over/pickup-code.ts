// What a customer shows at the counter to be known as the one who may take the goods.
import { isFinal } from '../order-status.ts';
import type { DeliveryMode, OrderStatus } from '../order-status.ts';

/** No vowel, so that no word comes of it; none of the signs that are taken for one another: 0 1 2 5 8, I O Q U. */
export const PICKUP_SIGNS = '34679BCDFGHJKLMNPRSTVWXZ';
export const PICKUP_LENGTH = 6;

const CODE = new RegExp(`^[${PICKUP_SIGNS}]{${PICKUP_LENGTH}}$`);
const MISTAKEN: Readonly<Record<string, string>> = { 2: 'Z', 5: 'S', 8: 'B' };

/** As it was typed, scanned or read out; null: this is no code at all. */
export function readPickupCode(typed: string): string | null {
  const signs = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  const code = signs.replaceAll(/[258]/g, (sign) => MISTAKEN[sign] ?? sign);
  return CODE.test(code) ? code : null;
}

/** « K7M 4XR » */
export function shownPickupCode(code: string): string {
  return `${code.slice(0, 3)}\u00A0${code.slice(3)}`;
}

type Standing = {
  mode: DeliveryMode;
  status: OrderStatus;
  lines: readonly { prepared: number; handedOver: number }[];
};

/** Something of it is there for its customer to fetch. */
export function waitsAtCounter({ mode, status, lines }: Standing): boolean {
  return (
    mode === 'EMP' && !isFinal(status) && lines.some(({ prepared, handedOver }) => prepared > handedOver)
  );
}

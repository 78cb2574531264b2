// Where a scanned code goes, whatever has the focus.
import { readOrderNumber } from '@nuancier/domain/orders/order-number.ts';

/**
 * `writing`: long texts, the editor, passwords and codes of a telephone: nothing typed there is touched. `search`: what
 * is typed is only looked for. `field`: of a form that writes. `none`: buttons, links, ticks, the page itself.
 */
export type ScanFocus = 'writing' | 'search' | 'field' | 'none';

export type ScanPlace = {
  focus: ScanFocus;
  /** the orders that the screen's own field knows; null: the screen has no field for scans */
  fieldKnows: readonly string[] | null;
  mayOpenOrders: boolean;
};

export type ScanMeaning =
  /** nothing is done, Enter is pressed */
  | { kind: 'left' }
  /** it stays in its field; a scan sends no form */
  | { kind: 'typed' }
  | { kind: 'order'; number: string }
  | { kind: 'field'; code: string }
  | { kind: 'unknown'; code: string };

export function scanMeaning(code: string, { focus, fieldKnows, mayOpenOrders }: ScanPlace): ScanMeaning {
  if (focus === 'writing') return { kind: 'left' };
  const number = code.toUpperCase();
  const isOpened = mayOpenOrders && readOrderNumber(number) !== null;
  if (isOpened && !fieldKnows?.includes(number)) return { kind: 'order', number };
  if (fieldKnows !== null) return { kind: 'field', code };
  if (focus === 'search') return { kind: 'left' };
  return focus === 'field' ? { kind: 'typed' } : { kind: 'unknown', code };
}

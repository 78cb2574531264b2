import { Refusal } from '../../refusals/refusal.ts';
import type { DeskContext } from '../orders-context.ts';

/** A press that was kept in a browser is done in the name of whoever pressed, or not at all. Unsaid: by who asks. */
export function onlyWhoPressed({ staffId }: DeskContext, pressedBy: string | null | undefined): void {
  if (pressedBy != null && pressedBy !== String(staffId)) throw new Refusal('PRESSED_BY_OTHER');
}

// What a key means in the back office, outside of fields: two letters go somewhere, a number and Enter opens its order.
import { readOrderNumber } from '@nuancier/domain/orders/order-number.ts';
import type { CurrentStaffQuery } from '../../../../generated/documents.ts';

type MenuEntry = CurrentStaffQuery['currentStaff']['menu'][number];

/** After « g ». */
export const GO_LETTERS = {
  today: 'a',
  orders: 'c',
  counter: 'o',
  returns: 'r',
  customers: 'l',
  quotations: 'd',
  catalogue: 't',
  pricing: 'p',
  content: 'n',
  search: 'h',
  stores: 'm',
  imports: 'i',
  reports: 's',
  settings: 'g',
  team: 'e',
  journal: 'j',
} as const satisfies Record<MenuEntry, string>;

export type KeyMeaning =
  | { kind: 'palette' }
  | { kind: 'help' }
  | { kind: 'go'; entry: MenuEntry }
  | { kind: 'order'; number: string }
  | { kind: 'row'; step: 1 | -1 }
  | { kind: 'choose' }
  | { kind: 'print' };

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };
export type Heard = { typed: string; meaning: KeyMeaning | null };

const LONGEST = 20;

/** A box that is ticked takes no letters. */
const FIELDS = 'input:not([type="checkbox"]), textarea, select';
/** Its chords are its own. */
const EDITOR = '[contenteditable]';

/** Letters are not heard where somebody writes; a chord is, but for the editor. */
export function isHeardIn({
  target,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey'>): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest(EDITOR) !== null) return false;
  return ctrlKey || metaKey || target.closest(FIELDS) === null;
}

/** `typed`: what was pressed just before, without a pause. `hasSingleKeys`: not switched off on this device. */
export function hear(
  typed: string,
  { key, ctrlKey, metaKey, altKey }: Pressed,
  { hasSingleKeys = true }: { hasSingleKeys?: boolean } = {},
): Heard {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return means({ kind: 'palette' });
  if (ctrlKey || metaKey || altKey) return { typed: '', meaning: null };
  if (key === 'Enter') {
    const number = typed.toUpperCase();
    return readOrderNumber(number) === null ? { typed: '', meaning: null } : means({ kind: 'order', number });
  }
  // Shift and the like say nothing by themselves.
  if (key.length !== 1) return { typed, meaning: null };
  const more = { typed: `${typed}${key}`.slice(-LONGEST), meaning: null };
  if (!hasSingleKeys) return more;
  const entry = typed === 'g' ? entryOf(key.toLowerCase()) : undefined;
  if (entry !== undefined) return means({ kind: 'go', entry });
  if (key === '?') return means({ kind: 'help' });
  if (typed === '' && (key === 'j' || key === 'k')) return means({ kind: 'row', step: key === 'j' ? 1 : -1 });
  if (typed === '' && key === 'x') return means({ kind: 'choose' });
  if (typed === '' && key === 'p') return means({ kind: 'print' });
  return more;
}

function means(meaning: KeyMeaning): Heard {
  return { typed: '', meaning };
}

function entryOf(letter: string): MenuEntry | undefined {
  const found = Object.entries(GO_LETTERS).find(([, given]) => given === letter);
  return found?.[0] as MenuEntry | undefined;
}

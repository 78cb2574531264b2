// What a scan finds on the screen: what has the focus, and the field that takes codes.
import type { ScanFocus, ScanPlace } from './scan-meaning.ts';

/** A screen's own field for codes; it names the orders that it knows. */
const SCAN_FIELD = 'main input[data-scan]';
const WRITING =
  'textarea, [contenteditable], input[type="password"], input[autocomplete="one-time-code"], input[autocomplete$="password"]';
const SEARCH = '[role="search"] input, form[method="get"] input, input[role="combobox"]';
/** Where a sign that is pressed changes something. */
const FIELD = 'input:not([type="checkbox"], [type="radio"]), select';

export function scanPlace(target: EventTarget | null): Omit<ScanPlace, 'mayOpenOrders'> {
  const known = document.querySelector<HTMLInputElement>(SCAN_FIELD)?.dataset['scan'];
  return { focus: focusOf(target), fieldKnows: known === undefined ? null : known.split(' ') };
}

function focusOf(target: EventTarget | null): ScanFocus {
  if (!(target instanceof Element)) return 'none';
  if (target.closest(WRITING) !== null) return 'writing';
  if (target.matches(SEARCH)) return 'search';
  return target.matches(FIELD) ? 'field' : 'none';
}

/** As if it had been scanned there: whatever else was typed in it is over. */
export function sendToScanField(code: string): void {
  const field = document.querySelector<HTMLInputElement>(SCAN_FIELD);
  if (field === null) return;
  write(field, code);
  field.form?.requestSubmit(field.form.querySelector<HTMLElement>('[type="submit"]'));
}

/** What a field held before the first sign of a scan; called, it holds that again. */
export function heldBefore(target: EventTarget | null): () => void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return () => undefined;
  const { value } = target;
  return () => {
    if (target.isConnected && target.value !== value) write(target, value);
  };
}

/** Past the value that React remembers, so that it hears of the change as of one by hand. */
function write(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const own = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

// What the keys do with the rows of the list that is on the screen, or with its cards.

/** A table's rows; `data-row`: a card of a list of cards. */
const ROWS = 'main tbody tr, main [data-row]';
const STOPS = 'a[href], button:not([disabled]), summary';

/** Enter then opens what has the focus, as with any link. */
export function stepRow(step: 1 | -1): void {
  const rows = shownRows();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step];
  if (next !== undefined) focusRow(next);
}

/** Ticks the row that has the focus, or takes the tick away. */
export function chooseRow(): void {
  boxInHand()?.click();
}

/** Those that are chosen; where none is, the row that has the focus. */
export function printChosen(): void {
  const form = document.querySelector<HTMLFormElement>('main form[data-choice]');
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (form == null || button == null) return;
  if (!isAnyChosen(form)) boxInHand()?.click();
  if (isAnyChosen(form)) form.requestSubmit(button);
}

/** A table within a card is no list of its own. */
function shownRows(): Element[] {
  return [...document.querySelectorAll(ROWS)].filter(
    (row) => row.checkVisibility() && row.parentElement?.closest('[data-row]') == null,
  );
}

/** The link that names it, or what can be done with it first; a row that is only read is stood on. */
function focusRow(row: Element): void {
  const named = row.querySelector<HTMLElement>('th a[href]');
  const stop = named ?? [...row.querySelectorAll<HTMLElement>(STOPS)].find((one) => one.checkVisibility());
  if (stop !== undefined) return stop.focus();
  const heading = row.querySelector<HTMLElement>('th, h3') ?? (row instanceof HTMLElement ? row : null);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}

function isAnyChosen(form: HTMLFormElement): boolean {
  return form.querySelector('input[name="numero"]:is(:checked, [type="hidden"])') !== null;
}

function boxInHand(): HTMLInputElement | null {
  const row = document.activeElement?.closest('main tbody tr');
  return row?.querySelector<HTMLInputElement>('th input[type="checkbox"]') ?? null;
}

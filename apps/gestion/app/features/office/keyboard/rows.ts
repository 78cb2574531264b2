// What the keys do with the rows of the list that is on the screen.

/** The links that name the rows of a list; Enter then opens the one that has the focus, as with any link. */
export function stepRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main tbody th a[href]')];
  const current = rowInHand();
  const at = current === null ? -1 : rows.findIndex((link) => current.contains(link));
  const next = at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step;
  rows[next]?.focus();
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

function isAnyChosen(form: HTMLFormElement): boolean {
  return form.querySelector('input[name="numero"]:is(:checked, [type="hidden"])') !== null;
}

function boxInHand(): HTMLInputElement | null {
  return rowInHand()?.querySelector<HTMLInputElement>('th input[type="checkbox"]') ?? null;
}

function rowInHand(): Element | null {
  return document.activeElement?.closest('main tbody tr') ?? null;
}

// Quantity fields beside several buttons. One form owns the fields and the buttons, wherever they are on the page
// (the `form` attribute): whichever is pressed, the typed quantities are submitted.

const OPENING = 'quantity:';

export function quantityName(key: string): string {
  return OPENING + key;
}

/** Typed quantities, by line. */
export function typedQuantities(form: FormData): ReadonlyMap<string, string> {
  return new Map(
    [...form].flatMap(([name, value]) =>
      name.startsWith(OPENING) && typeof value === 'string'
        ? [[name.slice(OPENING.length), value.trim()] as const]
        : [],
    ),
  );
}

const SHOWN = 'shown:';

/** Beside a field that others may change too: the number it was shown with. */
export function shownName(key: string): string {
  return SHOWN + key;
}

/** Only changed fields: an untouched one must not undo a concurrent change. */
export function typedAnew(form: FormData): ReadonlyMap<string, string> {
  return new Map([...typedQuantities(form)].filter(([key, text]) => form.get(shownName(key)) !== text));
}

export type SheetLine = { key: string; name: string; quantity: number };

/** The lines whose number is another than the shop has; `bad` are those whose field holds no number of packs. */
export function changedQuantities(
  typed: ReadonlyMap<string, string>,
  lines: readonly SheetLine[],
): { changed: SheetLine[]; bad: SheetLine[] } {
  const changed: SheetLine[] = [];
  const bad: SheetLine[] = [];
  for (const line of lines) {
    const text = typed.get(line.key);
    if (text === undefined || text === String(line.quantity)) continue;
    const quantity = readPacks(text);
    if (quantity === null) bad.push(line);
    else if (quantity !== line.quantity) changed.push({ ...line, quantity });
  }
  return { changed, bad };
}

/** Whole packs, at least one; null for anything else. */
export function readPacks(text: string): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

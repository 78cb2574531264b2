// The technical sheet is a merchant's free form: these read one entry of it, whatever was written there.

export type Sheet = Readonly<Record<string, unknown>>;

export function sheetOf(attributes: unknown): Sheet {
  return typeof attributes === 'object' && attributes !== null ? { ...attributes } : {};
}

export function sheetText(sheet: Sheet, code: string): string | null {
  const value = sheet[code];
  return typeof value === 'string' && value !== '' ? value : null;
}

export function sheetNumber(sheet: Sheet, code: string): number | null {
  const value = sheet[code];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A single text counts as a list of one. */
export function sheetList(sheet: Sheet, code: string): string[] {
  const value = sheet[code];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((entry) => typeof entry === 'string' && entry !== '').map(String);
}

// A form that waits for its owner to sign in again, as the page carries it.

export type SavedForm = {
  /** where it was sent */
  to: string;
  /** whose it is */
  mark: string;
  fields: readonly (readonly [name: string, value: string])[];
};

export function serialiseForm(kept: SavedForm): string {
  return JSON.stringify(kept);
}

/** What is none was not written by us. */
export function parseForm(text: string): SavedForm | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSavedForm(value) ? value : null;
  } catch {
    return null;
  }
}

function isSavedForm(value: unknown): value is SavedForm {
  return (
    typeof value === 'object' &&
    value !== null &&
    'to' in value &&
    typeof value.to === 'string' &&
    /^\/(?![/\\])/.test(value.to) &&
    'mark' in value &&
    typeof value.mark === 'string' &&
    'fields' in value &&
    Array.isArray(value.fields) &&
    value.fields.every(isField)
  );
}

function isField(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

// The three dependent fields of an address, read and filled directly in the form.
import type { PostalPlace } from '../../stores/place-limits.ts';

export type PlaceFieldName = 'street' | 'postcode' | 'city';
export type PlaceInForm = Record<PlaceFieldName, string>;

export const nothingWritten: PlaceInForm = { street: '', postcode: '', city: '' };

export function placeInForm(form: HTMLFormElement | null): PlaceInForm {
  const written = (name: PlaceFieldName) => fieldOf(form, name)?.value.trim() ?? '';
  return { street: written('street'), postcode: written('postcode'), city: written('city') };
}

/** What was written as a street stays when only the commune was proposed. */
export function fillPlace(form: HTMLFormElement | null, { street, postcode, city }: PostalPlace): void {
  const values = { ...(street ? { street } : {}), postcode, city };
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
}

/** What is asked for the field being typed: a town together with its postcode, when that is there. */
export function questionOf(written: PlaceInForm, name: PlaceFieldName): string {
  if (name !== 'city' || written.city === '') return written[name];
  return `${written.postcode} ${written.city}`.trim();
}

/** An address already in the form is not proposed. */
export function isNews(written: PlaceInForm, { street, postcode, city }: PostalPlace): boolean {
  return (
    written.postcode !== postcode ||
    written.city.toLowerCase() !== city.toLowerCase() ||
    (Boolean(street) && written.street !== street)
  );
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
}

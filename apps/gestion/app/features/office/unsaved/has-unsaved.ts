// Forms opt in by this attribute; « refused » is what was typed and not accepted, which the page then shows as its own.
export const GUARD = 'data-unsaved';

/** For a form with long texts: leaving the page with something in it asks first. */
export function guarded(answer: object | undefined): { [GUARD]: string } {
  return { [GUARD]: answer === undefined ? '' : 'refused' };
}

export function hasUnsaved(page: ParentNode): boolean {
  return [...page.querySelectorAll<HTMLFormElement>(`form[${GUARD}]`)].some(
    (form) => form.getAttribute(GUARD) === 'refused' || [...form.elements].some(isChanged),
  );
}

/** Against what the page came with: what was typed and taken back is no change. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

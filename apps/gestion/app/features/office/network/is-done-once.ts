/** With the key of its press a form may be sent as often as one likes. */
export function isDoneOnce(form: FormData): boolean {
  const key = form.get('cle');
  return typeof key === 'string' && key !== '';
}

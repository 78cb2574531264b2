// Every form of the back office says for whom it was shown: the browser's session may be somebody else's by the press.

export const OPENED_BY = 'ouvert-par';

export type Opener = { id: string; name: string };

export function serialiseOpener({ id, name }: Opener): string {
  return `${id} ${name}`;
}

/** Null where the form does not say. */
export function openerOf(form: FormData): Opener | null {
  const text = form.get(OPENED_BY);
  const [, id, name] = (typeof text === 'string' && /^(\d{1,15}) (.{1,200})$/.exec(text)) || [];
  return id === undefined || name === undefined ? null : { id, name };
}

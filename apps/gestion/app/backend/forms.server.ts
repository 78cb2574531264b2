// A form as it came in, bounded and readable, and the answers that keep what was typed.
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { data } from 'react-router';
import { Refusal } from './backend.server.ts';
import { OPENED_BY } from './kept-form/opened-by.ts';

/** The longest is a page of content, its letters percent-encoded. */
const MOST_BYTES = 1024 * 1024;
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:\s*;|$)/i;

/** The form, or a 413, 415 or 400 thrown: nothing has been done then. Who opened it was compared on the way in. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await readWholeForm(request);
  form.delete(OPENED_BY);
  return form;
}

/** With the mark of who opened it. */
export async function readWholeForm(request: Request): Promise<FormData> {
  if (!formTypes.test(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 });
  const bytes = await bytesOf(request);
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
  if (form === null) throw data(null, { status: 400 });
  return form;
}

/** A length may be missing or untrue: what comes in is counted, and no more of it is held. */
async function bytesOf({ body, headers }: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length') ?? 0) > MOST_BYTES) throw data(null, { status: 413 });
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  // oxlint-disable-next-line no-await-in-loop -- what comes first is read first
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.byteLength;
    if (length > MOST_BYTES) throw data(null, { status: 413 });
    chunks.push(read.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** A text field of a form; a file or a missing field is an empty one. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The form comes back with what was typed, also where the role may not do it. */
export function notAccepted<Name extends string>(answer: FormAnswer<Name>) {
  return data(answer, { status: answer.refusal?.key === 'ROLE_MAY_NOT' ? 403 : 422 });
}

/** What was asked of the API, or its expected no as a value; faults stay faults. */
export async function orRefusal<T>(
  asked: Promise<T>,
): Promise<{ done: T } | { refusal: NonNullable<FormAnswer['refusal']> }> {
  try {
    return { done: await asked };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refusal: { message: error.message, key: error.key, line: error.line } };
  }
}

/** The same for a page that is only read: whoever may not see it gets the page of that status. */
export async function orBadSearch<T>(asked: Promise<T>): Promise<{ done: T } | { told: string }> {
  try {
    return { done: await asked };
  } catch (error) {
    if (!(error instanceof Refusal) || error.isDenial) throw error;
    return { told: error.message };
  }
}

/** A page of ours to come back to: never another site's, nor an address by which the router asks for data. */
export function wayBack(asked: string | null): string | null {
  // Backslashes and control characters are how a path turns into another host or another header.
  if (asked === null || !/^\/(?!\/)[^\\\u0000-\u001f\u007f]*$/.test(asked)) return null;
  const url = URL.parse(asked, NOWHERE);
  // "/.//host" has two slashes in front only once it is read.
  if (url === null || url.origin !== NOWHERE || url.pathname.startsWith('//')) return null;
  const path = url.pathname.replace(/\/_(?:root)?\.data$/, '/').replace(/\.data$/, '');
  // Touched, the whole query would be written anew: `?a` as `?a=`.
  if (url.searchParams.has('_routes')) url.searchParams.delete('_routes');
  return path.startsWith('/entrer') ? null : path + url.search + url.hash;
}

const NOWHERE = 'https://gestion.invalid';

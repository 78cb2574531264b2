// The only place where an action reads what was sent to it: bounded, of a kind we know, and readable.
import { data } from 'react-router';

/** Enough for the longest form of the shop; files have a bound of their own. */
const MOST_BYTES = 256 * 1024;

/**
 * The largest form uploads a file: one slightly too big is refused beside what was typed, a far larger one is not
 * read at all.
 */
export const MOST_FORM_BYTES = 4_000_000;

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:\s*;|$)/i;

/** The form, or a 413, 415 or 400 thrown: nothing has been done then. */
export async function readForm(request: Request, { mostBytes = MOST_BYTES } = {}): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!formTypes.test(type)) throw refusedBody(415);
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw refusedBody(413);
  const bytes = await bytesOf(request, mostBytes);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
  if (form === null) throw refusedBody(400);
  return form;
}

/** A length may be missing or untrue: what comes in is counted. */
async function bytesOf({ body }: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Not `for await`: leaving it would cut the connection before the refusal is sent.
  const reader = body?.getReader();
  const next = async () => (await reader?.read().catch(() => Promise.reject(refusedBody(400))))?.value;
  // oxlint-disable-next-line no-await-in-loop -- what comes first is read first
  for (let chunk = await next(); chunk; chunk = await next()) {
    length += chunk.byteLength;
    if (length > mostBytes) throw refusedBody(413);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function refusedBody(status: 400 | 413 | 415) {
  return data(null, { status });
}

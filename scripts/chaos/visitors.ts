// People who look around: pages, searches, a cart now and then, pictures. They note every answer.
import { setTimeout as wait } from 'node:timers/promises';
import { fieldIn, reasonOf, toldBy } from '../torture/buyer.ts';
import type { Answered } from '../torture/buyer.ts';

export type Answer = Answered & {
  kind: 'page' | 'picture' | 'order';
  /** When it came. */
  at: number;
};

const PATIENCE_MS = 40_000;
const BREATH_MS = 150;
/** Whoever was not served. */
export const COMES_BACK_MS = 1_000;

let asked = 0;

export async function visit(
  url: string,
  asks: readonly string[],
  notes: Answer[],
  goesOn: () => boolean,
): Promise<void> {
  let picture: string | undefined;
  const addresses = [
    '/',
    () => `/search?q=peinture+${(asked += 1)}`,
    () => `/search?q=laque+${(asked += 1)}`,
  ];
  while (goesOn()) {
    for (const address of addresses) {
      if (!goesOn()) return;
      const text = await look(url + (typeof address === 'string' ? address : address()), 'page', notes);
      picture ??= /"(\/media\/[^"\s?]+)/.exec(text)?.[1];
    }
    if (picture !== undefined) await look(url + picture, 'picture', notes);
    for (const query of ['mutation { createEmptyCart }', ...asks]) {
      if (!goesOn()) return;
      await look(`${url}/graphql`, 'page', notes, JSON.stringify({ query }));
    }
  }
}

/** One request as a browser makes it, noted. */
export async function look(
  url: string,
  kind: Answer['kind'],
  notes: Answer[],
  body?: string,
): Promise<string> {
  const began = performance.now();
  let text = '';
  let told: Pick<Answered, 'status' | 'saysWhen' | 'by' | 'trouble'>;
  try {
    const response = await fetch(url, {
      ...(body === undefined
        ? {}
        : { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    text = await response.text();
    told = toldBy(response, text);
  } catch (trouble) {
    told = { status: 0, saysWhen: true, trouble: reasonOf(trouble) };
  }
  const at = performance.now();
  const { pathname, search } = new URL(url);
  const what = body === undefined ? pathname + search : `${pathname} ${fieldIn(body)}`;
  notes.push({ kind, what, ms: at - began, at, ...told });
  await wait(told.status === 200 ? BREATH_MS : COMES_BACK_MS);
  return text;
}

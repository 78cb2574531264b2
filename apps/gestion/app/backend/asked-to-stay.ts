import { BASE, paths } from '../addresses/paths.ts';

/** `last`: when it ends all the same, if that is near. */
export type Stayed = { kind: 'kept'; last: number | null } | { kind: 'over' } | { kind: 'failed' };

/** What any page does, and no more: a session that has ended is not opened again. */
export async function askedToStay(): Promise<Stayed> {
  try {
    const answer = await fetch(`${BASE}${paths.session()}`, { redirect: 'manual', cache: 'no-store' });
    if (answer.status >= 500) return { kind: 'failed' };
    const said: unknown = answer.ok ? await answer.json() : null;
    if (typeof said !== 'object' || said === null || !('last' in said)) return { kind: 'over' };
    return { kind: 'kept', last: typeof said.last === 'number' ? said.last : null };
  } catch {
    return { kind: 'failed' };
  }
}

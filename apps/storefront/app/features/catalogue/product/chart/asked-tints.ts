import { choiceKeys } from '../../../../addresses/article-path.ts';

/** Two tints in the comparison's address; a colour's own page names the other one alone. */
export const pairKeys = { one: choiceKeys.tint, other: 'avec' } as const;

/** As they were typed; empty where nothing was. */
export type AskedTints = { one: string; other: string };

export function readAskedTints(params: URLSearchParams): AskedTints {
  const read = (key: string) => params.get(key)?.trim().slice(0, 60) ?? '';
  return { one: read(pairKeys.one), other: read(pairKeys.other) };
}

/** What an address holds of them. */
export function askedParams({ one, other }: AskedTints): Record<string, string> {
  return { ...(one && { [pairKeys.one]: one }), ...(other && { [pairKeys.other]: other }) };
}

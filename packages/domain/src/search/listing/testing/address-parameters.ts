import type { AddressParameters } from '../listing-choice.ts';

/** `a=1&a=2` as a loader would hand it over. For tests. */
export function addressParameters(query: string): AddressParameters {
  const pairs = query
    .split('&')
    .map((pair) => pair.replaceAll('+', ' ').split(/=(.*)/s))
    .map(([name = '', value = '']) => ({ name, value: decodeURIComponent(value) }));
  const getAll = (name: string) => pairs.filter((pair) => pair.name === name).map(({ value }) => value);
  return { getAll, get: (name) => getAll(name)[0] ?? null };
}

// Which words are counted: whoever sends thousands of them must not take the day's places from everybody else's.

/** Of a day and a process; further ones of this address are not counted. */
const MOST_NEW_WORDS = 100;
const MOST_ADDRESSES = 10_000;

export type WordGate = (asked: { day: string; key: string; address: string }) => boolean;

/** Words that were counted today pass; a new one is counted against its sender. Addresses are forgotten with the day. */
export function createWordGate(): WordGate {
  let today = '';
  let known = new Set<string>();
  let newOf = new Map<string, number>();
  return ({ day, key, address }) => {
    if (day !== today) [today, known, newOf] = [day, new Set(), new Map()];
    if (known.has(key)) return true;
    const before = newOf.get(address) ?? 0;
    if (before >= MOST_NEW_WORDS || (before === 0 && newOf.size >= MOST_ADDRESSES)) return false;
    newOf.set(address, before + 1);
    known.add(key);
    return true;
  };
}

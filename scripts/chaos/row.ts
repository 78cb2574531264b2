// What is told of one fault, and whether it was withstood.
import type { Bought } from '../torture/buyer.ts';
import type { Findings } from '../torture/ledger.ts';
import type { Answer } from './visitors.ts';

export type Seen = {
  answers: Answer[];
  bought: Bought[];
  /** Of the mails, where they went to a server of ours. */
  posted: Findings;
  /** What the fault itself found wrong. */
  complaints: string[];
  /** After the fault was over: until the database took writes, until orders came and nothing failed any more. */
  writeMs: number | null;
  orderMs: number | null;
  isGone: boolean;
  /** How late the visitors themselves were at worst: on a busy machine a slow answer may be theirs. */
  ownLagMs: number;
  /** The longest by the log of the shop: from the moment it read the request. */
  toldMs: number;
};

export type Row = { fault: string; verdict: string } & Record<string, string | number>;

export const WITHSTOOD = 'withstood';

/** A picture may wait in its line for half a minute; nothing else may take longer than ten seconds. */
export const LIMIT_MS: Readonly<Record<Answer['kind'], number>> = {
  page: 10_000,
  order: 10_000,
  picture: 30_000,
};

export function rowOf(fault: string, seen: Seen, found: Findings): Row {
  const told = seen.bought.filter(({ refusal }) => refusal === null);
  const lost = found['acknowledged orders lost'] ?? 0;
  const doubled =
    (found['carts ordered twice'] ?? 0) +
    (found['keys answered with two numbers'] ?? 0) +
    (found['confirmations the mail server took twice'] ?? 0);
  const slow = seen.answers.filter(({ kind, ms }) => ms > LIMIT_MS[kind]);
  const faulty = seen.answers.filter(({ status }) => isFault(status));
  const wrong = [
    ...Object.entries(found).flatMap(([what, count]) => (count === 0 ? [] : [`${what}: ${count}`])),
    ...(told.length === 0 ? ['no order was acknowledged: nothing is proven'] : []),
    ...(slow.length === 0 ? [] : [`answers above their limit: ${slow.length} (${toldOf(slow)})`]),
    ...(faulty.length === 0 ? [] : [`answers that are faults: ${faulty.length} (${faultsIn(faulty)})`]),
    ...(seen.answers.every(({ saysWhen }) => saysWhen) ? [] : ['refused without saying when to come back']),
    ...(seen.writeMs === null || seen.orderMs === null ? ['not well again'] : []),
    ...(seen.isGone ? ['it ended: somebody must start it'] : []),
    ...new Set(seen.complaints),
  ];
  return {
    fault,
    well: counted(seen.answers, (status) => status > 0 && status < 500),
    '503': counted(seen.answers, (status) => status === 503),
    'other 5xx': faulty.length,
    'no answer': counted(seen.answers, (status) => status === 0),
    'slowest page s': slowest(seen.answers, 'page'),
    'slowest of buyers s': slowest(seen.answers, 'order'),
    'slowest by its log s': secondsOf(seen.toldMs),
    'own lag s': secondsOf(seen.ownLagMs),
    acknowledged: told.length,
    kept: told.length - lost,
    doubled,
    'writes again s': secondsOf(seen.writeMs),
    'order again s': secondsOf(seen.orderMs),
    verdict: wrong.length === 0 ? WITHSTOOD : wrong.join('; '),
  };
}

/** Whoever cannot be served now is told so by 503; any other is a fault of the shop, whatever was done to it. */
function isFault(status: number): boolean {
  return status >= 500 && status !== 503;
}

/** Some of them, each by what was asked and what was said. */
function faultsIn(faulty: readonly Answer[]): string {
  return faulty
    .slice(0, 5)
    .map(
      ({ what, status, ms, trouble = 'nothing' }) =>
        `${what}: ${status} after ${secondsOf(ms)} s, ${trouble}`,
    )
    .join('; ');
}

/** The slowest of them, each by what was asked, how long it took, and when it came. */
function toldOf(slow: readonly Answer[]): string {
  return slow
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 5)
    .map(({ what, status, ms }) => `${what}: ${status} after ${secondsOf(ms)} s`)
    .join(', ');
}

function counted(answers: readonly Answer[], is: (status: number) => boolean): number {
  return answers.filter(({ status }) => is(status)).length;
}

function slowest(answers: readonly Answer[], kind: Answer['kind']): number {
  const all = answers.filter((one) => one.kind === kind);
  return secondsOf(all.reduce((most, { ms }) => Math.max(most, ms), 0));
}

function secondsOf(ms: number | null): number {
  return ms === null ? Number.NaN : Math.round(ms / 100) / 10;
}

// What the mail server took against the orders whose payment was told: rows of the outbox do not show a mail that left
// twice.
import { setTimeout as wait } from 'node:timers/promises';
import type { Findings } from '../torture/ledger.ts';

export type Post = {
  /** By the number of the order: when each of its confirmations was taken. */
  confirmed: ReadonlyMap<string, readonly number[]>;
  /** For so long a confirmation may wait, from its order on or from the end of the fault. */
  withinMs: number;
};

/** By number, when the shop had heard that it was paid. */
export type Paid = ReadonlyMap<string, number>;

/** Until each has left, or had its time. */
export async function untilConfirmed({ confirmed, withinMs }: Post, paid: Paid): Promise<void> {
  const end = performance.now() + withinMs;
  while ([...paid.keys()].some((number) => !confirmed.has(number)) && performance.now() < end)
    await wait(100);
}

/** Each must be 0. `undone`: when the fault was over. */
export function confirmationFindings({ confirmed, withinMs }: Post, paid: Paid, undone: number): Findings {
  const taken = [...paid].map(([number, at]) => ({
    since: Math.max(at, undone),
    times: confirmed.get(number) ?? [],
  }));
  return {
    'no order was paid: nothing is proven': paid.size === 0 ? 1 : 0,
    'confirmations the mail server never took': taken.filter(({ times }) => times.length === 0).length,
    'confirmations the mail server took twice': taken.filter(({ times }) => times.length > 1).length,
    [`confirmations later than ${withinMs / 1_000} s`]: taken.filter(
      ({ since, times: [first = since] }) => first - since > withinMs,
    ).length,
  };
}

// One fault, from a quiet shop to a quiet shop: buyers and visitors before, during and after it.
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { buy } from '../torture/buyer.ts';
import type { Answered, Bought } from '../torture/buyer.ts';
import type { Stretch } from '../torture/goods.ts';
import { confirmationFindings, untilConfirmed } from './confirmations.ts';
import type { Fault, Stage } from './fault.ts';
import { readBooks, SECRET } from './house.ts';
import type { House } from './house.ts';
import { slowestTold, startShop } from './shop-process.ts';
import type { ShopProcess } from './shop-process.ts';
import { rowOf } from './row.ts';
import type { Row, Seen } from './row.ts';
import { COMES_BACK_MS, visit } from './visitors.ts';
import type { Answer } from './visitors.ts';

const BUYERS = 4;
const VISITORS = 4;
const QUIET_MS = 4_000;
/** Struck before anybody has ordered a fault proves little; on a busy machine a first order takes its time. */
const FIRST_ORDER_MS = 60_000;
const WELL_WITHIN_MS = 90_000;
const STEADY_MS = 4_000;
/** The usual buyers are there again as soon as the shop is; a crowd has less patience for that. */
const SOON_MS = 200;

export async function play(house: House, fault: Fault, stretch: Stretch, seconds: number): Promise<Row> {
  const stage = await fault.set(house);
  if ('why' in stage) return { fault: fault.name, verdict: `not run: ${stage.why}` };
  const dataDir = stage.env['DATA_DIR'] ?? house.dataDir;
  const logTo = path.join(house.dataDir, `${fault.name}.log`);
  try {
    const shop = await startShop({
      env: { DATA_DIR: dataDir, ...stage.env },
      logTo,
      managed: stage.managed ?? false,
    });
    const seen = await watchThrough(stage, shop, stretch, seconds).finally(() => shop.stop());
    // With a database of its own the books lie there; else in the house's.
    const books = stage.env['DATABASE_URL'] === undefined ? dataDir : house.dataDir;
    seen.toldMs = slowestTold(logTo);
    const found = await readBooks(books, seen.bought, house.stretches);
    return rowOf(fault.name, seen, { ...found, ...seen.posted });
  } finally {
    await stage.close?.();
  }
}

async function watchThrough(
  stage: Stage,
  shop: ShopProcess,
  stretch: Stretch,
  seconds: number,
): Promise<Seen> {
  const seen: Seen = {
    answers: [],
    bought: [],
    posted: {},
    complaints: [],
    writeMs: null,
    orderMs: null,
    isGone: false,
    ownLagMs: 0,
    toldMs: 0,
  };
  const url = stage.url ?? shop.url;
  const acknowledged: number[] = [];
  const paid = new Map<string, number>();
  let open = true;
  let crowded = false;
  const goesOn = () => open;
  const shopping = async (comes: () => boolean, comesBackMs: number) => {
    while (comes()) {
      const done = await oneOrder({ stage, url, stretch, seen });
      if (done === null) {
        await wait(comesBackMs);
        continue;
      }
      seen.bought.push(done);
      const now = performance.now();
      if (done.refusal === null) acknowledged.push(now);
      if (done.news === 'paid') for (const number of done.numbers) paid.set(number, now);
    }
  };
  const asks = stage.asks ?? [];
  const people = [
    ...Array.from({ length: BUYERS }, () => shopping(goesOn, SOON_MS)),
    ...Array.from({ length: VISITORS }, () => visit(url, asks, seen.answers, goesOn)),
  ];
  const ownLag = monitorEventLoopDelay();
  ownLag.enable();
  await wait(QUIET_MS);
  await untilFirst(acknowledged, FIRST_ORDER_MS);
  crowded = true;
  const inCrowd = () => crowded;
  const crowd = [
    ...Array.from({ length: stage.crowd?.buyers ?? 0 }, () => shopping(inCrowd, COMES_BACK_MS)),
    ...Array.from({ length: stage.crowd?.visitors ?? 0 }, () => visit(url, asks, seen.answers, inCrowd)),
  ];
  const struck = performance.now();
  seen.complaints.push(...(await stage.strike(shop)));
  crowded = false;
  await Promise.all(crowd);
  const undone = performance.now();
  seen.writeMs = await untilWritable(url, undone);
  seen.orderMs = await untilSteady(seen.answers, acknowledged, undone);
  await wait(Math.max(1_000, struck - QUIET_MS + seconds * 1_000 - performance.now()));
  open = false;
  await Promise.all(people);
  if (stage.post !== undefined) {
    await untilConfirmed(stage.post, paid);
    seen.posted = confirmationFindings(stage.post, paid, undone);
  }
  ownLag.disable();
  seen.ownLagMs = ownLag.max / 1e6;
  seen.isGone = shop.isGone();
  return seen;
}

async function untilFirst(orders: readonly number[], mostMs: number): Promise<void> {
  const end = performance.now() + mostMs;
  while (orders.length === 0 && performance.now() < end) await wait(50);
}

/** Until the first order after the last answer that failed; a killed shop may go on for a moment before the gap. */
async function untilSteady(
  answers: readonly Answer[],
  acknowledged: readonly number[],
  undone: number,
): Promise<number | null> {
  while (performance.now() - undone < WELL_WITHIN_MS) {
    const failed = answers.findLast(({ status }) => status === 0 || status >= 500)?.at ?? 0;
    const first = acknowledged.find((at) => at >= undone && at > failed);
    if (first !== undefined && performance.now() - Math.max(undone, failed) > STEADY_MS)
      return first - undone;
    await wait(50);
  }
  return null;
}

type OneOrder = { stage: Stage; url: string; stretch: Stretch; seen: Seen };

async function oneOrder({ stage, url, stretch, seen }: OneOrder): Promise<Bought | null> {
  const onAnswer = (answered: Answered) =>
    void seen.answers.push({ kind: 'order', at: performance.now(), ...answered });
  const shop = { url, secret: SECRET, onAnswer, ...(stage.letterOf ? { letterOf: stage.letterOf } : {}) };
  try {
    return await buy(shop, stretch);
  } catch (trouble) {
    // The shop answered, and not what a buyer understands.
    seen.complaints.push(`a buyer was stranded: ${String(trouble).slice(0, 300)}`);
    return null;
  }
}

async function untilWritable(url: string, since: number): Promise<number | null> {
  while (performance.now() - since < WELL_WITHIN_MS) {
    const answered = await fetch(`${url}/readyz/write`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (answered) return performance.now() - since;
    await wait(50);
  }
  return null;
}

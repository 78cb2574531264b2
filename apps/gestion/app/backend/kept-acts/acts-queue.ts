// The presses that wait, as the page sees them: one tab sends them in their order, all tabs show them.
import { useSyncExternalStore } from 'react';
import { cardsOver, nextToSend, nextTooOld } from './kept-act.ts';
import type { KeptAct, Outcome, Press, Presser, Refused } from './kept-act.ts';
import { addAct, dropAct, keptActs, refuseAct } from './kept-acts-store.ts';
import { sendAct } from './send-act.ts';

export type ActsQueue = {
  acts: readonly KeptAct[];
  /** why they wait; null: nothing is known to be wrong */
  trouble: 'network' | 'session' | null;
  /** sent and answered since the page was opened */
  done: readonly KeptAct[];
};

const LOCK = 'nuancier-gestion-acts';
const AGAIN_MS = 10_000;
const empty: ActsQueue = { acts: [], trouble: null, done: [] };

let shown = empty;
let person: Presser | null = null;
let tooOldSays = '';
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();
/** Presses of this tab whose form waits for the answer: refused at once, they are told there and are no card. */
const awaited = new Set<string>();

/** False where the browser keeps nothing or has no locks, as over plain HTTP in a local network: forms then go as they do. */
export function canKeepActs(): boolean {
  return 'indexedDB' in globalThis && 'locks' in navigator && 'randomUUID' in crypto;
}

export function useActsQueue(): ActsQueue {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => empty,
  );
}

/** While the back office is open: sends what waits now, when the network is back, and every while. */
export function openActsQueue(whose: Presser, copy: { tooOld: string }): () => void {
  if (!canKeepActs()) return () => undefined;
  person = whose;
  tooOldSays = copy.tooOld;
  channel = new BroadcastChannel(LOCK);
  channel.addEventListener('message', () => void readAgain());
  const timer = setInterval(
    () => shown.acts.some(({ refusal }) => refusal === null) && sendWaiting(),
    AGAIN_MS,
  );
  window.addEventListener('online', sendWaiting);
  void readAgain().then(sendWaiting);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', sendWaiting);
    channel?.close();
    channel = null;
  };
}

export type Pressed = { kind: 'done' } | { kind: 'waiting' } | { kind: 'refused'; refusal: Refused | null };

/** Kept first, then sent: what became of it by now. What is refused at once is the form's to tell. */
export async function pressAct(press: Press): Promise<Pressed> {
  if (person === null) return { kind: 'refused', refusal: null };
  const key = crypto.randomUUID();
  awaited.add(key);
  try {
    await addAct({ ...press, key, by: person, pressedAt: new Date().toISOString(), refusal: null });
    await tell();
    await sendWaiting();
    const own = (await keptActs()).find((act) => act.key === key);
    if (own === undefined) return { kind: 'done' };
    if (own.refusal === null) return { kind: 'waiting' };
    await dropAct(own);
    return {
      kind: 'refused',
      refusal: { message: own.refusal, key: own.refusalKey ?? null, line: own.refusalLine },
    };
  } finally {
    awaited.delete(key);
    await tell();
  }
}

/** Its cards go: the same was done with the order in another way. */
export async function settleCards(done: Pick<KeptAct, 'act' | 'number'>): Promise<void> {
  if (!canKeepActs()) return;
  const over = cardsOver(await keptActs(), done);
  if (over.length === 0) return;
  await Promise.all(over.map(dropAct));
  await tell();
}

/** What another pressed is not sent any more; that it was given up, and by whom, is told to the shop. */
export async function giveUpAct(given: KeptAct, says: string): Promise<void> {
  const { act, number, by, pressedAt } = given;
  await dropAct(given);
  await pressAct({ act: 'giveUpAct', number, variables: { number, act, of: by.id, pressedAt }, says });
}

/** Somebody has read the card and put things right. */
export async function settleAct(act: Pick<KeptAct, 'key'>): Promise<void> {
  await dropAct(act);
  await tell();
}

/** One tab at a time, in order; an entry leaves after the shop's answer and no sooner. */
async function sendWaiting(): Promise<void> {
  await navigator.locks.request(LOCK, sendNext);
}

async function sendNext(): Promise<void> {
  if (person === null) return;
  const acts = await keptActs();
  const old = nextTooOld(acts, new Date());
  const next = old ?? nextToSend(acts, person);
  if (next === undefined) return update({ trouble: null });
  const outcome: Outcome =
    old === undefined ? await sendAct(next) : { kind: 'refused', message: tooOldSays, key: null };
  if (outcome.kind === 'later') return update({ trouble: outcome.why });
  if (outcome.kind === 'done') {
    await dropAct(next);
    await settleCards(next);
    update({ done: [...shown.done, next] });
  } else await refuseAct(next, outcome);
  await tell();
  return sendNext();
}

async function tell(): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, only windows do
  channel?.postMessage(null);
  await readAgain();
}

async function readAgain(): Promise<void> {
  const acts = await keptActs();
  update({ acts: acts.filter(({ key, refusal }) => refusal === null || !awaited.has(key)) });
}

function update(part: Partial<ActsQueue>): void {
  shown = { ...shown, ...part };
  for (const listener of listeners) listener();
}

// A press at the counter or at the bench, kept in the browser until the shop has answered it.
import {
  GiveUpActDocument,
  HandOverLinesDocument,
  PrepareLinesDocument,
} from '../../../generated/documents.ts';
import type { PickupOutcomeQuery } from '../../../generated/documents.ts';

/**
 * Only what is done with hands already, goods given out and packs set aside, and that such a press was given up. Nothing
 * else waits for the network.
 */
export const KEPT_DOCUMENTS = {
  handOverLines: HandOverLinesDocument,
  prepareLines: PrepareLinesDocument,
  giveUpAct: GiveUpActDocument,
} as const;

export type Press = {
  act: keyof typeof KEPT_DOCUMENTS;
  number: string;
  variables: Record<string, unknown>;
  /** what was done, for whoever has to settle it later */
  says: string;
};

export type Presser = { id: string; name: string };

export type KeptAct = Press & {
  /** made at the press: however often it is sent, it counts once */
  key: string;
  by: Presser;
  /** ISO */
  pressedAt: string;
  /** the shop's words; null while it waits */
  refusal: string | null;
  refusalKey?: string | null;
  refusalLine?: number | undefined;
  /** ISO; since when it is a card to settle */
  refusedAt?: string;
};

/** The shop knows a key for a day; later it could no longer tell a repeated press from a new one. */
const SENDABLE_MS = 20 * 60 * 60 * 1_000;

function isTooOld({ pressedAt }: Pick<KeptAct, 'pressedAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(pressedAt) > SENDABLE_MS;
}

/** Whoever pressed: what has waited too long is a card for whoever is here. */
export function nextTooOld(acts: readonly KeptAct[], now: Date): KeptAct | undefined {
  return acts.find((act) => act.refusal === null && isTooOld(act, now));
}

/** It is never sent again: no code and no signature stays in the browser, only what the card says. */
export function refusedAct(act: KeptAct, { message, key, line }: Refused, now: Date): KeptAct {
  const refused = { refusal: message, refusalKey: key, refusalLine: line, refusedAt: now.toISOString() };
  return { ...act, variables: {}, ...refused };
}

/** All of it was given out on another device since: what was refused before that is still for somebody to read. */
export function isDoneSince(card: KeptAct, order: PickupOutcomeQuery['shopOrder']): boolean {
  if (card.act !== 'handOverLines' || card.refusedAt === undefined || order === null) return false;
  const { last_hand_over: last, lines } = order;
  const waits = lines.some(({ prepared, handed_over: given }) => prepared > given);
  return !waits && last !== null && Date.parse(last.at) > Date.parse(card.refusedAt);
}

/** Cards that are over: the same was done with the order since. */
export function cardsOver(
  acts: readonly KeptAct[],
  { act, number }: Pick<KeptAct, 'act' | 'number'>,
): KeptAct[] {
  return acts.filter((card) => card.refusal !== null && card.act === act && card.number === number);
}

/** The next to be sent for whoever is signed in: what somebody else pressed is not done in another's name. */
export function nextToSend(acts: readonly KeptAct[], person: Pick<Presser, 'id'>): KeptAct | undefined {
  return acts.find(({ refusal, by }) => refusal === null && by.id === person.id);
}

/** `line`: of the order's lines the one it is about, from 1. */
export type Refused = { message: string; key: string | null; line?: number | undefined };

export type Outcome =
  | { kind: 'done' }
  | ({ kind: 'refused' } & Refused)
  /** not answered: it stays, and is sent again */
  | { kind: 'later'; why: 'network' | 'session' };

const REFUSED = new Set(['graphql-input', 'graphql-no-such-entity', 'graphql-already-exists']);
const SESSION = new Set(['graphql-authorization', 'graphql-authentication']);
/** In, and not allowed: signing in again would not change it. */
const NEVER_ALLOWED = 'ROLE_MAY_NOT';

type Told = {
  message: string;
  extensions?: { category?: string; key?: string; french?: string; line?: number };
};

/** What the shop's answer means for the entry; anything that is no clear answer leaves it where it is. */
export function outcomeOf(answer: unknown): Outcome {
  const errors = errorsOf(answer);
  if (errors === null) return { kind: 'later', why: 'network' };
  if (errors.length === 0) return { kind: 'done' };
  if (errors.every(isRefusal))
    return {
      kind: 'refused',
      message: errors.map(({ message, extensions }) => extensions?.french ?? message).join(' '),
      key: errors[0]?.extensions?.key ?? null,
      line: errors[0]?.extensions?.line,
    };
  const isSession = errors.some(({ extensions }) => SESSION.has(extensions?.category ?? ''));
  return { kind: 'later', why: isSession ? 'session' : 'network' };
}

function isRefusal({ extensions }: Told): boolean {
  return REFUSED.has(extensions?.category ?? '') || extensions?.key === NEVER_ALLOWED;
}

function errorsOf(answer: unknown): readonly Told[] | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if ('errors' in answer && Array.isArray(answer.errors)) return answer.errors as Told[];
  return 'data' in answer && answer.data !== null ? [] : null;
}

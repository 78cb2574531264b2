// Admission: served now, queued, or refused with Retry-After. Rules only: time and event-loop delay are passed in.

export const laneNames = ['checkout', 'account', 'browsing', 'pictures', 'files'] as const;
export type Lane = (typeof laneNames)[number];

export type LaneRule = {
  /** Of two lanes that wait, the one of weight 8 is let in four times as often as the one of weight 2. */
  weight: number;
  /** Share of the places it may occupy at once: the rest is reserved for the lanes before it. */
  share: number;
  mostWaiting: number;
  patienceMs: number;
};

export const laneRules: Readonly<Record<Lane, LaneRule>> = {
  checkout: { weight: 8, share: 1, mostWaiting: 64, patienceMs: 5_000 },
  account: { weight: 4, share: 0.8, mostWaiting: 64, patienceMs: 4_000 },
  browsing: { weight: 2, share: 0.6, mostWaiting: 64, patienceMs: 2_500 },
  // A page asks for dozens at once, each is quickly served, and a late one is better than none.
  pictures: { weight: 1, share: 0.4, mostWaiting: 1_024, patienceMs: 30_000 },
  // Uploaded lists are read one after the other, in a thread of their own: waiting there takes no place from others.
  files: { weight: 1, share: 0.25, mostWaiting: 32, patienceMs: 10_000 },
};

export type LaneFigures = { lane: Lane; admitted: number; shed: number; waiting: number; inFlight: number };

export type LaneSettings = {
  /** Upper bound of places, however low the delay is. */
  most: number;
  /** The event loop's delay above which there are too many. */
  mostLagMs: number;
};

export type Lanes = {
  /**
   * `verdict` is called once, at once or in a later turn. Call the returned function when the request is over or was
   * aborted; its place is given away in the next turn.
   */
  enter(lane: Lane, verdict: (admitted: boolean) => void): () => void;
  /** To be called once per turn of the event loop while requests wait; whether one of them could still enter. */
  turn(): boolean;
  /** As much was begun in this turn as may be: whoever comes now waits for the next. */
  isSpent(): boolean;
  /** To be called every few milliseconds with the delay of the event loop: it sets the number of places. */
  heed(lagMs: number): void;
  places(): number;
  figures(): LaneFigures[];
};

/** Served at once however late the loop is: requests also wait for the database, not for the processor only. */
const LEAST_PLACES = 8;
const FIRST_PLACES = 16;
const SHRINK = 0.8;
/** Work begun within one turn of the event loop. What is answered without waiting would else all be done in one. */
const TURN_MS = 20;

type Waiting = { since: number; verdict: (admitted: boolean) => void };
type LaneState = LaneRule & LaneFigures & { line: Set<Waiting>; pass: number };

export function createLanes({ most, mostLagMs, now }: LaneSettings & { now: () => number }): Lanes {
  const lanes = laneNames.map((lane): LaneState => ({ lane, ...laneRules[lane], ...nobodyYet() }));
  const byName = new Map(lanes.map((state) => [state.lane, state]));
  const least = Math.min(LEAST_PLACES, most);
  let places = Math.min(FIRST_PLACES, most);
  let inFlight = 0;
  let wasFull = false;
  let turnBegan = now();
  // How far the lanes have come together: one that was empty for long has not saved up entries.
  let virtual = 0;

  function admit(state: LaneState): void {
    virtual = Math.max(virtual, state.pass);
    state.pass = virtual + 1 / state.weight;
    state.inFlight += 1;
    state.admitted += 1;
    inFlight += 1;
  }

  function hasRoom(state: LaneState): boolean {
    if (inFlight >= places) wasFull = true;
    return inFlight < places && state.inFlight < Math.max(1, Math.floor(places * state.share));
  }

  function isTurnSpent(): boolean {
    return now() - turnBegan >= TURN_MS;
  }

  function sendAwayTheLate(): void {
    const time = now();
    for (const state of lanes) {
      for (const one of state.line) {
        if (time - one.since < state.patienceMs) break;
        state.line.delete(one);
        shed(state, one.verdict);
      }
    }
  }

  function letIn(): void {
    for (let next = nextLane(); next !== null && !isTurnSpent(); next = nextLane()) {
      const [first] = next.line;
      if (first === undefined) return;
      next.line.delete(first);
      admit(next);
      first.verdict(true);
    }
  }

  function nextLane(): LaneState | null {
    const able = lanes.filter((state) => state.line.size > 0 && hasRoom(state));
    return able.reduce<LaneState | null>((best, one) => (best && best.pass <= one.pass ? best : one), null);
  }

  return {
    enter(lane, verdict) {
      const state = byName.get(lane);
      if (state === undefined) throw new Error(`There is no lane ${lane}`);
      sendAwayTheLate();
      const one: Waiting = { since: now(), verdict };
      let isIn = false;
      let isOver = false;
      const leave = () => {
        if (isOver) return;
        isOver = true;
        if (!isIn) {
          state.line.delete(one);
          return;
        }
        state.inFlight -= 1;
        inFlight -= 1;
      };
      one.verdict = (admitted) => {
        isIn = admitted;
        isOver ||= !admitted;
        verdict(admitted);
      };
      if (state.line.size === 0) state.pass = Math.max(state.pass, virtual);
      if (state.line.size === 0 && hasRoom(state) && !isTurnSpent()) {
        admit(state);
        one.verdict(true);
      } else if (state.line.size < state.mostWaiting) state.line.add(one);
      else shed(state, one.verdict);
      return leave;
    },
    turn() {
      turnBegan = now();
      sendAwayTheLate();
      letIn();
      return nextLane() !== null;
    },
    isSpent: isTurnSpent,
    heed(lagMs) {
      if (lagMs > mostLagMs) places = Math.max(least, Math.floor(places * SHRINK));
      else if (wasFull) places = Math.min(most, places + 1);
      wasFull = false;
    },
    places: () => places,
    figures: () =>
      lanes.map(({ lane, admitted, shed: sent, inFlight: inside, line }) => ({
        lane,
        admitted,
        shed: sent,
        waiting: line.size,
        inFlight: inside,
      })),
  };
}

function shed(state: LaneState, verdict: Waiting['verdict']): void {
  state.shed += 1;
  verdict(false);
}

function nobodyYet() {
  return { admitted: 0, shed: 0, waiting: 0, inFlight: 0, line: new Set<Waiting>(), pass: 0 };
}

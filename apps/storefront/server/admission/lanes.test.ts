import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '@nuancier/domain/testing/draws.ts';
import { createLanes, laneNames, laneRules } from './lanes.ts';
import type { Lane, Lanes } from './lanes.ts';

const MOST = 20;

/** Lanes with a clock and a load that the test controls. */
function door(most = MOST) {
  let time = 0;
  const lanes = createLanes({ most, mostLagMs: 50, now: () => time });
  const told: { lane: Lane; admitted: boolean }[] = [];
  const enter = (lane: Lane) => lanes.enter(lane, (admitted) => told.push({ lane, admitted }));
  const pass = (ms: number) => {
    time += ms;
    lanes.turn();
  };
  return { lanes, told, enter, pass };
}
const of = (lanes: Lanes, wanted: Lane) => {
  const found = lanes.figures().find(({ lane }) => lane === wanted);
  if (!found) throw new Error(wanted);
  return found;
};
const times = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make);

describe('lanes', () => {
  it('let everybody in while there is room', () => {
    const { told, enter } = door();
    for (const lane of laneNames) enter(lane);
    expect(told).toEqual(laneNames.map((lane) => ({ lane, admitted: true })));
  });

  it('keep places for checkout however many browse', () => {
    const { lanes, told, enter } = door();
    times(500, () => enter('browsing'));
    const { mostWaiting } = laneRules.browsing;
    expect(of(lanes, 'browsing')).toMatchObject({
      inFlight: 9,
      waiting: mostWaiting,
      shed: 491 - mostWaiting,
    });
    enter('checkout');
    expect(told.at(-1)).toEqual({ lane: 'checkout', admitted: true });
  });

  it('send away at once whoever finds the line full, and whoever has waited too long', () => {
    const { lanes, told, enter, pass } = door();
    times(9 + laneRules.browsing.mostWaiting, () => enter('browsing'));
    told.length = 0;
    enter('browsing');
    expect(told).toEqual([{ lane: 'browsing', admitted: false }]);
    pass(laneRules.browsing.patienceMs - 1);
    expect(of(lanes, 'browsing').waiting).toBeGreaterThan(0);
    pass(1);
    expect(of(lanes, 'browsing').waiting).toBe(0);
  });

  it('give a place that is free to the line, and none to who has left it', () => {
    const { told, enter, lanes } = door();
    const [first] = times(9, () => enter('browsing'));
    const second = enter('browsing');
    enter('browsing');
    told.length = 0;
    second();
    first?.();
    first?.();
    lanes.turn();
    expect(told).toEqual([{ lane: 'browsing', admitted: true }]);
  });

  it('take turns by weight when all wait', () => {
    const { told, enter, lanes } = door(8);
    const inside = times(8, () => enter('checkout'));
    for (const lane of laneNames) times(laneRules[lane].mostWaiting, () => enter(lane));
    told.length = 0;
    for (const leave of inside) {
      leave();
      lanes.turn();
    }
    const turns = (wanted: Lane) => told.filter(({ lane }) => lane === wanted).length;
    expect(laneNames.map(turns)).toEqual([3, 2, 1, 1, 1]);
    expect(lanes.places()).toBe(8);
  });

  it('begin no more work in one turn of the loop than fits it, and tell that more could enter', () => {
    let time = 0;
    const lanes = createLanes({ most: MOST, mostLagMs: 50, now: () => time });
    const done: number[] = [];
    // Work of ten milliseconds that is done at once, as an answer from memory is.
    const answer = (at: number) => (admitted: boolean) => {
      if (admitted) done.push(at);
      time += 10;
    };
    for (const at of [1, 2, 3, 4, 5]) lanes.enter('checkout', answer(at));
    expect(done).toEqual([1, 2]);
    expect([lanes.turn(), ...done]).toEqual([true, 1, 2, 3, 4]);
    expect([lanes.turn(), ...done]).toEqual([false, 1, 2, 3, 4, 5]);
  });

  it('let fewer in while the loop is late and more again when it is on time and all places are taken', () => {
    const { lanes, enter } = door();
    expect(lanes.places()).toBe(16);
    for (const places of [12, 9, 8, 8]) {
      lanes.heed(51);
      expect(lanes.places()).toBe(places);
    }
    lanes.heed(0);
    expect(lanes.places()).toBe(8);
    times(9, () => enter('checkout'));
    lanes.heed(0);
    expect(lanes.places()).toBe(9);
  });
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('enter' as const), lane: fc.constantFrom(...laneNames) }),
  fc.record({ kind: fc.constant('leave' as const), which: fc.nat(200) }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(3_000), lag: fc.nat(120) }),
);

it('whatever comes: bounded, each told once, nobody lost, nobody forgotten', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
      let time = 0;
      const lanes = createLanes({ most: MOST, mostLagMs: 50, now: () => time });
      const guests: { leave: () => void; told: boolean[]; lane: Lane; since: number; left: boolean }[] = [];
      for (const one of steps) {
        if (one.kind === 'enter') {
          const told: boolean[] = [];
          const leave = lanes.enter(one.lane, (admitted) => told.push(admitted));
          guests.push({ leave, told, lane: one.lane, since: time, left: false });
        } else if (one.kind === 'leave') {
          const guest = guests[one.which % Math.max(1, guests.length)];
          guest?.leave();
          if (guest) guest.left = true;
        } else {
          time += one.ms;
          lanes.heed(one.lag);
          lanes.turn();
        }
        const inside = guests.filter(({ told, left }) => told[0] === true && !left);
        expect(inside.length).toBeLessThanOrEqual(MOST);
        for (const { lane, inFlight, waiting, admitted, shed } of lanes.figures()) {
          expect(inFlight).toBe(inside.filter((guest) => guest.lane === lane).length);
          expect(inFlight).toBeLessThanOrEqual(Math.floor(MOST * laneRules[lane].share));
          expect(waiting).toBeLessThanOrEqual(laneRules[lane].mostWaiting);
          expect(waiting).toBe(
            guests.filter((guest) => guest.lane === lane && guest.told.length === 0 && !guest.left).length,
          );
          const told = guests.filter((guest) => guest.lane === lane && guest.told.length > 0);
          expect(admitted + shed).toBe(told.length);
        }
        for (const { told, lane, since, left } of guests) {
          expect(told.length).toBeLessThanOrEqual(1);
          const isLate = time - since >= laneRules[lane].patienceMs;
          expect(one.kind === 'pass' && told.length === 0 && !left && isLate).toBe(false);
        }
      }
    }),
    draws(200),
  );
});

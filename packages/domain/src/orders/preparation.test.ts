import { describe, expect, it } from 'vitest';
import { handOver, leftToPick, pick, readyParts, scan, sentParts, takeBack, waiting } from './preparation.ts';
import type { BenchLine, LineMove } from './preparation.ts';

const line = (position: number, more: Partial<BenchLine> = {}): BenchLine => ({
  id: position * 10,
  position,
  sku: `1020010${position}`,
  ean: `376000000000${position}`,
  ordered: 3,
  picked: 0,
  prepared: 0,
  released: 0,
  isWithheld: false,
  invoiced: 0,
  handedOver: 0,
  ...more,
});

describe('scan', () => {
  const lines = [
    line(1, { picked: 1 }),
    line(2, { picked: 3 }),
    line(3, { ean: null }),
    line(4, { ean: '0376000000009' }),
  ];
  it.each([
    ['the right EAN', '3760000000001', { position: 1, from: 1, to: 2 }],
    ['with spaces, as typed', ' 3 760000 000001 ', { position: 1, from: 1, to: 2 }],
    ['a reference', '10200103', { position: 3, from: 0, to: 1 }],
    ['without its leading zero', '376000000009', { position: 4, from: 0, to: 1 }],
    ['of another article', '4006381333931', { kind: 'WRONG' }],
    ['nothing', '  ', { kind: 'WRONG' }],
    ['one pack too many', '3760000000002', { kind: 'SURPLUS', line: lines[1] }],
  ])('%s', (_what, code, expected) => {
    const found = scan(lines, code);
    expect(found.ok ? found.value : found.refusal).toEqual(expected);
  });

  it('takes no zeros for an article whose code is empty', () => {
    expect(scan([line(1, { ean: '' })], '000')).toEqual({ ok: false, refusal: { kind: 'WRONG' } });
  });

  it('of two lines of one article, in two tints, fills the first that still wants one', () => {
    const twice = [line(1, { picked: 3 }), line(2, { ean: '3760000000001', picked: 2 })];
    expect(scan(twice, '3760000000001')).toMatchObject({ ok: true, value: { position: 2, from: 2, to: 3 } });
  });

  it('passes over a line its buyer has withdrawn from', () => {
    const both = [line(1, { isWithheld: true }), line(2, { ean: '3760000000001' })];
    expect(scan(both, '3760000000001')).toMatchObject({ ok: true, value: { position: 2, from: 0, to: 1 } });
  });
});

describe('pick', () => {
  const lines = [line(1, { picked: 2, prepared: 1 }), line(2)];
  it.each<[string, LineMove[], unknown]>([
    ['one more', [{ position: 1, from: 2, to: 3 }], [{ lineId: 10, picked: 2 }]],
    ['back to what is ready', [{ position: 1, from: 2, to: 1 }], [{ lineId: 10, picked: 0 }]],
    ['several lines', [move(1, 2, 3), move(2, 0, 2)], [picked(10, 2), picked(20, 2)]],
    ['what was read is no longer so', [move(2, 1, 2)], { kind: 'STALE', position: 2, now: 0 }],
    ['one of them stale: nothing', [move(1, 2, 3), move(2, 1, 2)], { kind: 'STALE', position: 2, now: 0 }],
    ['more than ordered', [move(2, 0, 4)], { kind: 'SURPLUS', position: 2, most: 3 }],
    ['fewer than ready', [move(1, 2, 0)], { kind: 'TOO_FEW', position: 1, least: 1 }],
    ['less than none', [move(2, 0, -1)], { kind: 'BAD_QUANTITY', position: 2 }],
    ['half a pack', [move(2, 0, 0.5)], { kind: 'BAD_QUANTITY', position: 2 }],
    ['no such line', [move(3, 0, 1)], { kind: 'UNKNOWN_LINE', position: 3 }],
    ['a line twice', [move(2, 0, 1), move(2, 0, 2)], { kind: 'UNKNOWN_LINE', position: 2 }],
    ['no line', [], { kind: 'NOTHING' }],
    ['no change', [move(2, 0, 0)], { kind: 'NOTHING' }],
  ])('%s', (_what, moves, expected) => {
    const found = pick(lines, moves);
    expect(found.ok ? found.value : found.refusal).toEqual(expected);
  });
});

describe('ready', () => {
  const full = [line(1, { picked: 3, prepared: 1 }), line(2, { picked: 3 })];
  const part = [line(1, { picked: 2 }), line(2)];
  it.each([
    ['everything is set aside', full, false, [moved(10, 2), moved(20, 3)]],
    ['something is left and nobody said so', part, false, 'READY_INCOMPLETE'],
    ['a part, meant', part, true, [moved(10, 2)]],
    ['nothing new', [line(1, { picked: 1, prepared: 1 })], true, 'READY_NOTHING'],
  ])('%s', (_what, lines, partly, expected) => {
    const found = readyParts(lines, { partly });
    expect(found.ok ? found.value : found.refusal).toEqual(expected);
  });

  it('what is sent is all that is set aside and has not left', () => {
    const lines = [line(1, { picked: 3, prepared: 2, handedOver: 1 }), line(2, { picked: 1 })];
    expect(sentParts(lines, { partly: false })).toEqual({ ok: false, refusal: 'READY_INCOMPLETE' });
    expect(sentParts(lines, { partly: true })).toEqual({ ok: true, value: [moved(10, 2), moved(20, 1)] });
    expect(leftToPick(lines)).toBe(2);
  });
});

describe('hands', () => {
  const lines = [line(1, { picked: 3, prepared: 3, handedOver: 1 }), line(2, { picked: 1 })];
  it.each<[string, LineMove[], unknown]>([
    ['of what waits', [move(1, 1, 3)], [moved(10, 2)]],
    ['of what is not ready', [move(2, 0, 1)], { kind: 'SURPLUS', position: 2, most: 0 }],
    ['given twice', [move(1, 0, 2)], { kind: 'STALE', position: 1, now: 1 }],
    ['backwards', [move(1, 1, 0)], { kind: 'TOO_FEW', position: 1, least: 1 }],
  ])('over: %s', (_what, moves, expected) => {
    const found = handOver(lines, moves);
    expect(found.ok ? found.value : found.refusal).toEqual(expected);
  });

  it.each<[string, LineMove[], unknown]>([
    ['what nobody has', [move(1, 3, 1)], [moved(10, 2)]],
    ['what the customer holds', [move(1, 3, 0)], { kind: 'TOO_FEW', position: 1, least: 1 }],
    ['forwards', [move(1, 3, 4)], { kind: 'SURPLUS', position: 1, most: 3 }],
  ])('back: %s', (_what, moves, expected) => {
    const found = takeBack(lines, moves);
    expect(found.ok ? found.value : found.refusal).toEqual(expected);
  });

  it('all that waits', () => {
    expect(waiting(lines)).toEqual([move(1, 1, 3)]);
  });
});

function move(position: number, from: number, to: number): LineMove {
  return { position, from, to };
}
function moved(lineId: number, quantity: number) {
  return { lineId, quantity };
}
function picked(lineId: number, packs: number) {
  return { lineId, picked: packs };
}

describe('a line its buyer has withdrawn from', () => {
  const withheld = line(1, { picked: 2, prepared: 1, isWithheld: true });
  const other = line(2, { picked: 3 });

  it('is set aside no further, but may be put back', () => {
    expect(scan([withheld], '10200101')).toMatchObject({ ok: false, refusal: { kind: 'WITHHELD' } });
    expect(pick([withheld], [{ position: 1, from: 2, to: 3 }])).toMatchObject({
      refusal: { kind: 'SURPLUS' },
    });
    expect(pick([withheld], [{ position: 1, from: 2, to: 1 }])).toMatchObject({ ok: true });
  });

  it('leaves the store neither by hand nor by carrier, and holds nothing else up', () => {
    expect(waiting([withheld])).toEqual([]);
    expect(handOver([withheld], [{ position: 1, from: 0, to: 1 }])).toMatchObject({
      refusal: { kind: 'SURPLUS' },
    });
    expect(leftToPick([withheld, other])).toBe(0);
    for (const parts of [readyParts, sentParts])
      expect(parts([withheld, other], { partly: false })).toEqual({
        ok: true,
        value: [{ lineId: 20, quantity: 3 }],
      });
  });
});

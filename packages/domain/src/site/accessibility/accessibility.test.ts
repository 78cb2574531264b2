import { describe, expect, it } from 'vitest';
import { accessibilityCriteria, ASSESSED_ON } from './accessibility-criteria.ts';
import type { Criterion, Proof } from './accessibility-criteria.ts';
import { assessmentOf } from './assessment.ts';
import { conformityOf } from './conformity.ts';

/** « 2026-11-16 », and a day that the calendar has. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

describe('conformity', () => {
  it.each([
    [null, 'none'],
    [0, 'none'],
    [0.499, 'none'],
    [0.5, 'partial'],
    [0.999, 'partial'],
    [1, 'full'],
  ] as const)('an outside audit of %s makes it « %s »', (share, expected) => {
    expect(conformityOf(share === null ? null : { on: '2026-11-16', by: 'Cabinet', share })).toBe(expected);
  });
});

describe('criteria', () => {
  it('are all 55 of WCAG 2.2, 31 of level A and 24 of level AA, each once', () => {
    const count = (level: Criterion['level']) =>
      accessibilityCriteria.filter((criterion) => criterion.level === level).length;
    expect([count('A'), count('AA')]).toEqual([31, 24]);
    expect(new Set(accessibilityCriteria.map(({ id }) => id)).size).toBe(accessibilityCriteria.length);
  });

  it('are followed by the three rows of RGAA 4.1 that ask for more', () => {
    const more = accessibilityCriteria.filter(({ level }) => level === 'RGAA').map(({ id }) => id);
    expect(more).toEqual(['RGAA 5.4', 'RGAA 11.10', 'RGAA 13.3']);
  });

  const unseen = ({ proof }: Pick<Criterion, 'proof'>) =>
    proof.kind === 'seen' && !(isDay(proof.on) && proof.on <= ASSESSED_ON);

  it('one that a person saw was seen on a day, and not after the assessment', () => {
    expect(accessibilityCriteria.filter(unseen)).toEqual([]);
  });

  it.each([
    [ASSESSED_ON, false],
    ['2026-02-28', false],
    ['2026-02-30', true],
    ['9999-12-31', true],
    ['bientôt', true],
    ['', true],
  ])('« %s » is refused as the day on which one was seen: %s', (on, isRefused) => {
    expect(unseen({ proof: { kind: 'seen', on } })).toBe(isRefused);
  });

  it('are dated, and one that tests hold names at least one', () => {
    expect(isDay(ASSESSED_ON)).toBe(true);
    const empty = accessibilityCriteria.filter(
      ({ proof }) => proof.kind === 'tests' && proof.tests.length === 0,
    );
    expect(empty).toEqual([]);
  });
});

describe('assessment', () => {
  const of = (...proofs: readonly Proof[]) =>
    assessmentOf(proofs.map((proof, at) => ({ id: String(at), level: 'A', proof })));
  const held: Proof = { kind: 'tests', tests: ['a › b'] };

  it('counts what holds among what applies, and never rounds up', () => {
    expect(of(held, held, { kind: 'person' }, { kind: 'none' })).toMatchObject({
      tests: 2,
      person: 1,
      none: 1,
      applicable: 3,
      share: 66,
    });
  });

  it('what a person saw counts, what failed or waits does not', () => {
    expect(of({ kind: 'seen', on: '2026-11-16' }, { kind: 'failed' }).share).toBe(50);
    expect(of({ kind: 'none' }).share).toBe(0);
  });
});

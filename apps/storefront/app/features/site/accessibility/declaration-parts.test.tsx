import { accessibilityCriteria } from '@nuancier/domain/site/accessibility/accessibility-criteria.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { accessibilityCopy as copy } from './accessibility-copy.ts';
import { criteriaNames } from './criteria-names.ts';
import { DeclarationParts } from './declaration-parts.tsx';
import type { DeclaredCriterion } from './declared-criterion.ts';

/** Content under « Non-conformités », up to the next heading. */
function faultsOf(criteria: readonly DeclaredCriterion[]): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DeclarationParts criteria={criteria} seller={null} assessedOn="2026-11-16" />
    </MemoryRouter>,
  );
  return html.split(`<h3>${copy.faults}</h3>`)[1]?.split('<h3>')[0] ?? '';
}

const itemsIn = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, words]) => words);

describe('what is not accessible', () => {
  const held: DeclaredCriterion = { id: '1.1.1', level: 'A', kind: 'tests' };

  it('names each criterion that is known not to hold, and then no longer says that there is none', () => {
    const html = faultsOf([held, { id: '1.4.3', level: 'AA', kind: 'failed' }]);
    expect(itemsIn(html)).toEqual(['1.4.3 Contraste (minimum)']);
    expect(html).not.toContain(copy.noFault);
  });

  it.each(['tests', 'seen', 'person', 'none'] as const)('« %s » is none of them', (kind) => {
    expect(faultsOf([{ ...held, kind }])).toBe(`<p>${copy.noFault}</p>`);
  });

  it('has a name for every criterion', () => {
    const failed = accessibilityCriteria.map(({ id, level }): DeclaredCriterion => ({
      id,
      level,
      kind: 'failed',
    }));
    expect(itemsIn(faultsOf(failed))).toHaveLength(failed.length);
    expect(failed.filter(({ id }) => !criteriaNames[id])).toEqual([]);
  });
});

import type { Assessment } from '@nuancier/domain/site/accessibility/assessment.ts';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { accessibilityCopy as copy } from './accessibility-copy.ts';
import { criteriaNames } from './criteria-names.ts';
import type { DeclaredCriterion } from './declared-criterion.ts';

type Props = { criteria: readonly DeclaredCriterion[]; assessment: Assessment; assessedOn: string };

/** What the shop's own tests say, in figures and row by row. */
export function DeclarationResults({ criteria, assessment, assessedOn }: Props) {
  return (
    <>
      <h2>{copy.results}</h2>
      <p>{copy.assessed(assessedOn, assessment, criteria.length)}</p>
      <ul>
        {copy.counts(assessment).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{copy.share(assessment)}</p>
      <Disclosure summary={copy.table}>
        <CardTable
          caption={copy.table}
          columns={[
            { label: copy.columns.id },
            { label: copy.columns.name },
            { label: copy.columns.level },
            { label: copy.columns.state },
          ]}
          rows={criteria.map(({ id, level, kind }) => ({
            key: id,
            cells: [id, criteriaNames[id] ?? id, level, copy.proofs[kind]],
          }))}
        />
      </Disclosure>
    </>
  );
}

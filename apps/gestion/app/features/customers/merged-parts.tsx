import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { CustomerMergeQuery } from '../../../generated/documents.ts';
import { mergeCopy as copy } from './merge-copy.ts';

type Parts = CustomerMergeQuery['customerMerge']['parts'];

const COLUMNS = copy.columns.map((label) => ({ label }));

/** What goes to the kept account and what does not, kind by kind; kinds without any are left out. */
export function MergedParts({ parts }: { parts: Parts }) {
  const told = parts.filter(({ moved, left }) => moved + left > 0);
  if (told.length === 0) return <p>{copy.nothing}</p>;
  return (
    <CardTable
      caption={copy.parts}
      columns={COLUMNS}
      rows={told.map(({ kind, moved, left }) => ({
        key: kind,
        cells: [copy.kinds[kind], String(moved), left === 0 ? '0' : `${left}, ${copy.why[kind] ?? ''}`],
      }))}
    />
  );
}

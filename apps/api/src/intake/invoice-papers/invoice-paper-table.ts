import { numbersNamed, paperNamed } from '@nuancier/domain/invoices/paper-file-name.ts';
import type { Database } from '../../database/tables.ts';
import { invoicesNamed } from '../../invoices/invoices.ts';
import type { NamedTable } from '../files/file-table.ts';
import { PAPER_COLUMNS } from './invoice-papers-kind.ts';

/** What the names of papers amount to. */
export function invoicePaperTable(db: Database): NamedTable {
  return {
    name: /^(?:invoice-papers|factures|papers)\.(?:csv|jsonl)$/i,
    columns: Object.keys(PAPER_COLUMNS),
    async linesOf(files) {
      const known = await invoicesNamed(
        db,
        files.flatMap(({ name }) => numbersNamed(name)),
      );
      const byNumber = Map.groupBy(known, ({ number }) => number);
      const typesOf = (number: string) => (byNumber.get(number) ?? []).map(({ type }) => type);
      return files.map(({ name }) => {
        const { type, number } = paperNamed(name, typesOf);
        return [type ?? '', number, name];
      });
    },
  };
}

import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { FileViewFragment } from '../../../generated/documents.ts';
import { filePaths } from '../../addresses/paths.ts';
import { importsCopy } from './imports-copy.ts';
import styles from './imports-frame.module.css';

const { file: copy } = importsCopy;
const COLUMNS = [
  { label: copy.refusalColumns.line },
  { label: copy.refusalColumns.column },
  { label: copy.refusalColumns.reason },
];
const SHOWN_REFUSALS = 100;

type Props = {
  refusals: NonNullable<FileViewFragment['outcome']>['refusals'];
  /** how many there are in all */
  refused: number;
  /** by which they leave as a file; null: they do not */
  rejects: string | null;
  heading: 'h2' | 'h3';
};

/** The first of them, and all of them as the file to be mended. */
export function RefusedLines({ refusals, refused, rejects, heading: Heading }: Props) {
  return (
    <>
      {refusals.length > 0 && (
        <>
          <Heading>{copy.refusals}</Heading>
          {refused > SHOWN_REFUSALS && <p>{copy.firstHundred}</p>}
          <CardTable
            caption={copy.refusals}
            columns={COLUMNS}
            rows={refusals.map(({ line, column, reason }, at) => ({
              key: `${at} ${line}`,
              cells: [line, column ?? '–', reason],
            }))}
          />
        </>
      )}
      {rejects !== null && (
        <p>
          <a href={filePaths.rejects(rejects)} className={styles.link} download>
            {copy.rejects}
          </a>{' '}
          {copy.rejectsSay}
        </p>
      )}
    </>
  );
}

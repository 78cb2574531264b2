import { Link } from 'react-router';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { FileViewFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { importsCopy as copy } from './imports-copy.ts';
import styles from './imports-frame.module.css';

const { columns } = copy;
const COLUMNS = [columns.file, columns.at, columns.by, columns.state].map((label) => ({ label }));

export function FilesInHandTable({ files }: { files: readonly FileViewFragment[] }) {
  return (
    <CardTable
      caption={copy.inHand}
      columns={COLUMNS}
      rows={files.map((file) => ({
        key: file.id,
        cells: [
          <span key="file" className={styles.stack}>
            <Link to={paths.fileInHand(file.id)} className={styles.link}>
              {file.kind_title}
            </Link>
            <small className={styles.code}>{file.file_name}</small>
          </span>,
          formatMoment(new Date(file.received_at), 'short'),
          file.given_by,
          file.outcome === null ? copy.file.states[file.state] : copy.file.headline[file.outcome.result],
        ],
      }))}
    />
  );
}

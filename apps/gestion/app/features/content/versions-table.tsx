import { Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { ContentFactsFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { contentCopy } from './content-copy.ts';
import styles from './contents-table.module.css';

const { versions: copy } = contentCopy;
const { columns } = copy;

type Props = { item: ContentFactsFragment; mayChange: boolean };

export function VersionsTable({ item: { kind, identifier, versions }, mayChange }: Props) {
  if (versions.length === 0) return <p>{copy.none}</p>;
  return (
    <CardTable
      caption={copy.title}
      columns={[columns.version, columns.at, columns.author, columns.dates, columns.act].map((label) => ({
        label,
      }))}
      rows={versions.map(({ version, at, author, publish_from, publish_until, is_waiting }) => ({
        key: String(version),
        cells: [
          <Link key="version" to={paths.contentVersion(kind, identifier, version)} className={styles.name}>
            {copy.number(version)}
          </Link>,
          formatMoment(new Date(at), 'short'),
          author,
          <span key="dates" className={styles.stack}>
            {is_waiting && publish_from !== null && (
              <span>{copy.waits(formatMoment(new Date(publish_from), 'short'))}</span>
            )}
            {!is_waiting && publish_until === null && <span>{copy.noDates}</span>}
            {publish_until !== null && (
              <span>{contentCopy.ends(formatMoment(new Date(publish_until), 'short'))}</span>
            )}
          </span>,
          mayChange && is_waiting ? (
            <OfficeForm key="act">
              <input type="hidden" name="version" value={version} />
              <Button type="submit" name="intent" value="annuler" look="quiet">
                {copy.cancel}
              </Button>
            </OfficeForm>
          ) : null,
        ],
      }))}
    />
  );
}

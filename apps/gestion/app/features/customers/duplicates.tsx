import { Link } from 'react-router';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { DuplicateFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { mergeCopy as copy } from './merge-copy.ts';
import styles from './duplicates.module.css';

/** Accounts that may be the same person's; a link each, nothing happens by itself. */
export function Duplicates({ of, found }: { of: string; found: readonly DuplicateFragment[] }) {
  if (found.length === 0) return null;
  return (
    <Card>
      <h2>{copy.suggested}</h2>
      <ul className={styles.list}>
        {found.map(({ id, name, email, by }) => (
          <li key={id} className={styles.row}>
            <Link to={paths.customer(id)} className={styles.link}>{`${name}, ${email}`}</Link>
            <span>{copy.signs[by]}</span>
            <Link to={paths.customerMerging(of, id)} className={styles.link}>
              {copy.see(email)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

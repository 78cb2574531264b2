import { Link } from 'react-router';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { customerCopy as copy } from '../customer-copy.ts';
import styles from './file-part.module.css';

/** From a short list to the whole one. */
export function FileAll({ to, of }: { to: string | undefined; of: string }) {
  if (to === undefined) return null;
  return (
    <Link to={to} className={styles.all}>
      {copy.all}
      <VisuallyHidden>{` (${of})`}</VisuallyHidden>
    </Link>
  );
}

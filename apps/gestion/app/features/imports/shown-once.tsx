import { Card } from '@nuancier/ui/pieces/card.tsx';
import styles from './imports-frame.module.css';

/** A secret that the shop itself will not know again. */
export function ShownOnce({ says, secret, more }: { says: string; secret: string; more?: string | null }) {
  return (
    <Card className={styles.section}>
      <strong role="status">{says}</strong>
      <p className={styles.code}>{secret}</p>
      {more && <p>{more}</p>}
    </Card>
  );
}

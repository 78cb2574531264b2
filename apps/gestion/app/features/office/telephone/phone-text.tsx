import { formatPhone } from '@nuancier/ui/text/format.ts';
import styles from './phone-text.module.css';

/** A number that stays in one piece, however narrow its place: half of one is another one. */
export function PhoneText({ digits }: { digits: string }) {
  return <span className={styles.number}>{formatPhone(digits)}</span>;
}

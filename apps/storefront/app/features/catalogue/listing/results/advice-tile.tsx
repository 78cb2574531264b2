import { paths } from '../../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import styles from './advice-tile.module.css';
import { listingCopy } from '../copy.ts';

/** Takes the room that the last row of a grid leaves, whatever the width: two, three or four cards side by side. */
export function AdviceTile({ beside }: { beside: number }) {
  const room = (columns: number) => (columns - (beside % columns)) % columns;
  return (
    <li className={styles.advice} data-two={room(2)} data-three={room(3)} data-four={room(4)}>
      <p className={styles.title}>{listingCopy.adviceTitle}</p>
      <ButtonLink to={paths.contact()} look="secondary">
        {listingCopy.adviceLink}
      </ButtonLink>
    </li>
  );
}

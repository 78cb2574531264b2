import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { useFrame } from '../../site/use-frame.ts';
import { thanksCopy as copy } from '../copy.ts';
import styles from './placed-order-view.module.css';

/** An expired link: the order is no longer shown. */
export function OrderLinkEnded({ words }: { words: string }) {
  const { viewer } = useFrame();
  const isSignedIn = viewer.kind === 'signed-in';
  return (
    <>
      <h1>{copy.endedTitle}</h1>
      <p role="alert" className={styles.lead}>
        {words}
      </p>
      <p>{isSignedIn ? copy.endedAccount : copy.endedHelp}</p>
      <div className={styles.actions}>
        {isSignedIn && viewer.rights.is_view_order && (
          <ButtonLink to={paths['customer-order-history']()}>{copy.seeOrders}</ButtonLink>
        )}
        <ButtonLink to={paths.contact()} look="secondary">
          {copy.contact}
        </ButtonLink>
      </div>
    </>
  );
}

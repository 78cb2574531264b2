import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { Link } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { useFrame } from '../../site/use-frame.ts';
import { storesCopy as copy } from '../copy.ts';
import { OpeningBadge } from './opening-badge.tsx';
import styles from './own-store-card.module.css';

/** The visitor's store and whether it is open; or the way to choose one. `now` is the server's instant. */
export function OwnStoreCard({ now }: { now: string }) {
  const { layout } = useFrame();
  const store = layout.getCurrentShop?.own_store ?? layout.getCurrentShop?.store;
  return (
    <Card className={styles.card}>
      <h2>{copy.mine}</h2>
      {store ? (
        <>
          <p>
            <Link to={paths.store(store.storeCode)}>{store.titleLabel}</Link>
          </p>
          <p>
            <OpeningBadge store={store} moment={localMoment(new Date(now))} />
          </p>
          <ButtonLink to={paths.stores()} look="secondary" size="small">
            {copy.changeConfirm}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{copy.mineHelp}</p>
          <ButtonLink to={paths.stores()} look="secondary">
            {copy.chooseStore}
          </ButtonLink>
        </>
      )}
    </Card>
  );
}

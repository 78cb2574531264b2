import { Link } from 'react-router';
import type { PlacedOrderQuery } from '../../../generated/documents.ts';
import { formatMoment } from '../../format.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { TotalPair } from '../pricing/total-pair.tsx';
import { usePriceView } from '../pricing/use-price-view.ts';
import { useFrame } from '../site/use-frame.ts';
import { deliveryDayWords } from '../stock/stock-words.ts';
import { StoreAddress } from '../stores/store-address.tsx';
import type { StoreFacts } from '../stores/store-facts.ts';
import { thanksCopy as copy } from './copy.ts';
import styles from './placed-order-view.module.css';

type Props = { order: PlacedOrderQuery['placedOrder']; store: StoreFacts | null };

/** What was ordered, how it reaches the buyer and what it comes to. */
export function PlacedOrderView({ order, store }: Props) {
  const { viewer } = useFrame();
  const view = usePriceView();
  const excluding = order.total_excluding_tax?.value;
  const including = order.grand_total?.value;
  return (
    <>
      <p className={styles['lead']}>{copy.registered(order.number)}</p>
      <p>{viewer.kind === 'signed-in' ? copy.mailTo(viewer.email) : copy.mail}</p>
      <div className={styles['cards']}>
        <Card>
          <h2>{order.delivery_mode === 'EMP' ? copy.pickup : copy.delivery}</h2>
          {store && (
            <p>
              <Link to={paths.store(store.storeCode)}>
                {order.delivery_mode === 'EMP' ? store.titleLabel : copy.preparedBy(store.titleLabel)}
              </Link>
            </p>
          )}
          {store && order.delivery_mode === 'EMP' && <StoreAddress store={store} />}
          {order.promised_at ? (
            <p>
              <strong>{copy.promised(formatMoment(new Date(order.promised_at)))}</strong>
            </p>
          ) : (
            order.delivery_on && (
              <p>
                <strong>{deliveryDayWords(order.delivery_on)}</strong>
              </p>
            )
          )}
          <p>{order.delivery_mode === 'EMP' ? copy.toldWhenReady : copy.toldWhenSent}</p>
        </Card>
        {excluding != null && including != null && (
          <Card>
            <TotalPair view={view} amounts={{ excluding, including }} />
          </Card>
        )}
      </div>
      <div className={styles['actions']}>
        {viewer.kind === 'signed-in' && viewer.rights.is_view_order && (
          <ButtonLink to={paths['customer-order'](order.number)}>{copy.seeOrder}</ButtonLink>
        )}
        <ButtonLink to={paths.home()} look="secondary">
          {copy.continue}
        </ButtonLink>
      </div>
    </>
  );
}

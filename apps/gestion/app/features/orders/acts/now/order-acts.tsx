import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import type { OrderAtTheDeskFragment } from '../../../../../generated/documents.ts';
import { paths } from '../../../../addresses/paths.ts';
import { OfficeForm } from '../../../office/forms/office-form.tsx';
import { orderCopy as copy } from '../../order-copy.ts';
import { pickedAt } from '../../order-moments.ts';
import { forwardAct } from '../forward-acts.ts';
import { OtherActs } from './other-acts.tsx';
import styles from './order-acts.module.css';

type Order = OrderAtTheDeskFragment;
type Act = Order['may'][number];

/** What one may do now, the next step first; each press has a key of its own, so that it counts once. */
export function OrderActs({ order, actKey }: { order: Order; actKey: string }) {
  const may = (act: Act) => order.may.includes(act);
  const forward = forwardAct(order);
  const { number } = order;
  const presses: { act: Act; label: string }[] = [
    ...(forward === null || forward.isPartly ? [] : [forward]),
    ...(may('startPreparation')
      ? [{ act: 'startPreparation' as const, label: copy.act.startPreparation }]
      : []),
  ];
  const hasNext = presses.length > 0 || forward !== null || may('handOverLines') || may('prepareLines');
  return (
    <section aria-label={copy.acts} className={styles.acts} data-print="no">
      {order.picker !== null && !order.picker.is_self && may('prepareLines') && (
        <p>{copy.claimed(order.picker.name, pickedAt(order.picker))}</p>
      )}
      {presses.length > 0 && (
        <OfficeForm className={styles.row}>
          <input type="hidden" name="cle" value={actKey} />
          {presses.map(({ act, label }, nth) => (
            <Button
              key={act}
              type="submit"
              name="intent"
              value={act}
              look={nth === 0 ? 'primary' : 'secondary'}
            >
              {label}
            </Button>
          ))}
        </OfficeForm>
      )}
      {forward?.isPartly && <ButtonLink to={paths.partly(number)}>{forward.label}</ButtonLink>}
      {may('handOverLines') && (
        <ButtonLink
          to={paths.handOver(number)}
          look={presses.length > 0 || forward?.isPartly ? 'secondary' : 'primary'}
        >
          {copy.act.handOverLines}
        </ButtonLink>
      )}
      {may('prepareLines') && (
        <ButtonLink to={paths.preparation(number)} look="secondary">
          {copy.act.prepareLines}
        </ButtonLink>
      )}
      <OtherActs order={order} open={!hasNext} />
    </section>
  );
}

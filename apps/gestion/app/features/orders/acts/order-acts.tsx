import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { OfficeForm } from '../../office/forms/office-form.tsx';
import { orderCopy as copy } from '../order-copy.ts';
import { printCopy } from '../print/print-copy.ts';
import { pickedAt } from '../order-moments.ts';
import { forwardAct } from './forward-acts.ts';
import { isPartlyInHand } from './is-partly-in-hand.ts';
import styles from './order-acts.module.css';

type Order = OrderAtTheDeskFragment;
type Act = Order['may'][number];

/** What one may do now, the next step first; each press has a key of its own, so that it counts once. */
export function OrderActs({ order, actKey }: { order: Order; actKey: string }) {
  const may = (act: Act) => order.may.includes(act);
  const forward = forwardAct(order);
  const { number } = order;
  return (
    <section aria-label={copy.acts} className={styles.acts} data-print="no">
      {order.picker !== null && !order.picker.is_self && may('prepareLines') && (
        <p>{copy.claimed(order.picker.name, pickedAt(order.picker))}</p>
      )}
      {(forward !== null || may('startPreparation')) && (
        <OfficeForm className={styles.row}>
          <input type="hidden" name="cle" value={actKey} />
          {forward?.isPartly && <input type="hidden" name="partie" value="oui" />}
          {may('startPreparation') && <Press act="startPreparation" label={copy.act.startPreparation} />}
          {forward !== null && <Press act={forward.act} label={forward.label} />}
        </OfficeForm>
      )}
      <div className={styles.row}>
        {may('prepareLines') && (
          <ButtonLink to={paths.preparation(number)} look="secondary">
            {copy.act.prepareLines}
          </ButtonLink>
        )}
        {may('handOverLines') && (
          <ButtonLink to={paths.handOver(number)}>{copy.act.handOverLines}</ButtonLink>
        )}
        {may('takeBackLines') && (
          <ButtonLink to={paths.takingBack(number)} look="quiet">
            {copy.act.takeBackLines}
          </ButtonLink>
        )}
        <ButtonLink to={paths.printing(number)} look="quiet">
          {printCopy.link}
        </ButtonLink>
        {order.buyer.enter_as !== null && (
          <ButtonLink to={paths.customerEntry(order.buyer.enter_as)} look="quiet">
            {copy.act.enterAsCustomer}
          </ButtonLink>
        )}
        {order.may_open_return && (
          <ButtonLink to={paths.openingReturn(number)} look="quiet">
            {copy.act.openReturn}
          </ButtonLink>
        )}
        {may('refundOrder') && (
          <ButtonLink to={paths.refund(number)} look="quiet">
            {copy.act.refundOrder}
          </ButtonLink>
        )}
        {may('settleCancelled') && (
          <ButtonLink to={paths.settling(number)} look="quiet">
            {copy.act.settleCancelled}
          </ButtonLink>
        )}
        {may('cancelOrderLines') && (
          <ButtonLink to={paths.cancellingLines(number)} look="quiet">
            {copy.act.cancelOrderLines}
          </ButtonLink>
        )}
        {may('cancelShopOrder') && (
          <ButtonLink to={paths.cancelling(number)} look="quiet">
            {isPartlyInHand(order) ? copy.act.closeShopOrder : copy.act.cancelShopOrder}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Press({ act, label }: { act: Act; label: string }) {
  return (
    <Button type="submit" name="intent" value={act}>
      {label}
    </Button>
  );
}

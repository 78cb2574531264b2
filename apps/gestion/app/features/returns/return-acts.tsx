import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import type { ReturnAtTheDeskFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { returnCopy as copy } from './return-copy.ts';
import styles from './return-acts.module.css';

type Act = ReturnAtTheDeskFragment['may'][number];

/** What one may do now, the next step first. */
export function ReturnActs({
  shopReturn: { id, may: acts },
  actKey,
}: {
  shopReturn: ReturnAtTheDeskFragment;
  actKey: string;
}) {
  const may = (act: Act) => acts.includes(act);
  if (acts.length === 0) return null;
  return (
    <section aria-label={copy.acts} className={styles.acts}>
      {may('acceptReturn') && (
        <OfficeForm className={styles.row}>
          <input type="hidden" name="cle" value={actKey} />
          <Button type="submit">{copy.act.acceptReturn}</Button>
          <small>{copy.acceptSays}</small>
        </OfficeForm>
      )}
      <div className={styles.row}>
        {may('receiveReturn') && (
          <ButtonLink to={paths.returnReceipt(id)} look={may('acceptReturn') ? 'secondary' : 'primary'}>
            {copy.act.receiveReturn}
          </ButtonLink>
        )}
        {(may('refundReturn') || may('settleReturn')) && (
          <ButtonLink
            to={paths.returnRefund(id)}
            look={may('acceptReturn') || may('receiveReturn') ? 'secondary' : 'primary'}
          >
            {may('refundReturn') ? copy.act.refundReturn : copy.act.settleReturn}
          </ButtonLink>
        )}
        {may('refuseReturn') && (
          <ButtonLink to={paths.returnRefusal(id)} look="quiet">
            {copy.act.refuseReturn}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

import type { ApprovalRecordFragment } from '../../../generated/documents.ts';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { approvalsCopy as copy } from './copy.ts';
import styles from './own-request-actions.module.css';

/** Until the decision the asker may remind, change and withdraw. */
export function OwnRequestActions({ record }: { record: ApprovalRecordFragment }) {
  const { id, status, remind_from: from, may_remind: mayRemind } = record;
  if (status !== 'waiting_for_approval') return null;
  return (
    <Form method="post" action={paths['customer-my-requests']()} className={styles.actions}>
      <input type="hidden" name="orderId" value={id} />
      {mayRemind ? (
        <Button type="submit" name="intent" value="remind" size="small" aria-label={copy.remindNamed(id)}>
          {copy.remind}
        </Button>
      ) : (
        from !== null && <p className={styles.later}>{copy.remindFrom(formatMoment(new Date(from)))}</p>
      )}
      <ButtonLink
        to={paths['customer-my-request'](id)}
        look="secondary"
        size="small"
        aria-label={copy.changeOwnNamed(id)}
      >
        {copy.changeOwn}
      </ButtonLink>
      <Button
        type="submit"
        name="intent"
        value="withdraw"
        look="quiet"
        size="small"
        aria-label={copy.withdrawNamed(id)}
      >
        {copy.withdraw}
      </Button>
    </Form>
  );
}

import { paths } from '../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { approvalsCopy as copy, MOST_WORDS } from './copy.ts';

/** In the panel, and on the page itself without script. */
export function RejectOrderForm({ orderId, version }: { orderId: string; version: number }) {
  return (
    <Form method="post" action={paths['customer-order-to-approve'](orderId)} className={styles.form}>
      <input type="hidden" name="intent" value="reject" />
      <input type="hidden" name="version" value={version} />
      <Field label={copy.rejectReason} hint={copy.rejectHint} optional>
        {(control) => <TextArea {...control} name="reason" rows={3} maxLength={MOST_WORDS} />}
      </Field>
      <Button type="submit" wide>
        {copy.reject}
      </Button>
    </Form>
  );
}

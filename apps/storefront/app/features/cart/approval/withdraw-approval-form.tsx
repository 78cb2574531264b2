import { useNavigation } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { approvalCopy as copy } from './approval-copy.ts';
import styles from './submit-approval-form.module.css';

/** The asker may withdraw until the decision. */
export function WithdrawApprovalForm() {
  const pending = useNavigation().formData?.get('intent') === 'withdraw-approval';
  return (
    <Form method="post" action={paths.cart()} className={styles.inline}>
      <input type="hidden" name="intent" value="withdraw-approval" />
      <p>{copy.withdrawHelp}</p>
      <Button type="submit" look="secondary" aria-disabled={pending}>
        {pending ? copy.withdrawing : copy.withdraw}
      </Button>
    </Form>
  );
}

import { useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { approvalCopy as copy, MOST_WORDS } from './approval-copy.ts';
import styles from './submit-approval-form.module.css';

/** The request itself: in the panel, and in the cart's summary without script. */
export function SubmitApprovalForm({ why }: { why: string }) {
  const pending = useNavigation().formData?.get('intent') === 'submit-approval';
  return (
    <Form method="post" action={paths.cart()} className={styles['form']}>
      <input type="hidden" name="intent" value="submit-approval" />
      <p>{why}</p>
      <Field label={copy.comment} hint={copy.commentHint} optional>
        {(control) => <TextArea {...control} name="comment" rows={3} maxLength={MOST_WORDS} />}
      </Field>
      <Button type="submit" wide aria-disabled={pending}>
        {pending ? copy.submitting : copy.submit}
      </Button>
    </Form>
  );
}

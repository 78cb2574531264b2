import { useNavigation } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { approvalCopy as copy, MOST_WORDS } from './approval-copy.ts';
import styles from './submit-approval-form.module.css';

type Props = {
  /** Null where it is shown right above. */
  why: string | null;
  /** The form of the page that it belongs to, whose numbers go with it; its own where there is none. */
  form?: string | undefined;
};

/** The request itself: in the panel, in the cart's summary without script, and in the checkout. */
export function SubmitApprovalForm({ why, form }: Props) {
  const pending = useNavigation().formData?.get('intent') === 'submit-approval';
  const fields = (
    <>
      {why !== null && <p>{why}</p>}
      <Field label={copy.comment} hint={copy.commentHint} optional>
        {(control) => <TextArea {...control} form={form} name="comment" rows={3} maxLength={MOST_WORDS} />}
      </Field>
      <Button type="submit" form={form} name="intent" value="submit-approval" wide aria-disabled={pending}>
        {pending ? copy.submitting : copy.submit}
      </Button>
    </>
  );
  if (form !== undefined) return <div className={styles.form}>{fields}</div>;
  return (
    <Form method="post" action={paths.cart()} className={styles.form}>
      {fields}
    </Form>
  );
}

import { useNavigation } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { approvalCopy as copy } from './approval-copy.ts';
import styles from './submit-approval-form.module.css';

/** Sets the waiting cart apart, so that another may be filled. */
export function SetApartForm({ wide = false }: { wide?: boolean }) {
  const pending = useNavigation().formData?.get('intent') === 'set-apart';
  return (
    <Form method="post" action={paths.cart()} className={wide ? styles.form : styles.inline}>
      <input type="hidden" name="intent" value="set-apart" />
      <p>{copy.setApartHelp}</p>
      <Button type="submit" wide={wide} aria-disabled={pending}>
        {copy.setApart}
      </Button>
    </Form>
  );
}

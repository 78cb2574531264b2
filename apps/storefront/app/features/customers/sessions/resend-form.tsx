import { useEffect, useRef } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { FormMarkContext } from '@nuancier/ui/pieces/form/form-mark-context.ts';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import styles from '@nuancier/ui/pieces/form/form.module.css';
import { resumeCopy as copy } from '../sign-in-copy.ts';
import type { SavedForm } from '../../../actions/customers/saved-form.ts';

type Props = {
  kept: SavedForm;
  /** What the button says where a press is needed; left out where the form may go by itself. */
  label?: string;
};

/** With script it goes by itself, without by a press; under another name always by a press. */
export function ResendForm({ kept, label }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const needsPress = label !== undefined;
  useEffect(() => {
    if (!needsPress) form.current?.requestSubmit();
  }, [needsPress]);
  return (
    // Its account was decided with it: the page itself may still be rendered for the former one.
    <FormMarkContext value={kept.mark}>
      <Form ref={form} method="post" action={kept.to} className={styles.form} replace>
        {kept.fields.map(([name, value], at) => (
          // The same name may come several times, in this order.
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <p>{copy.ready}</p>
        <Button type="submit">{label ?? copy.send}</Button>
      </Form>
    </FormMarkContext>
  );
}

import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import styles from './quick-order-starter.module.css';
import { starterCopy as copy } from './starter-copy.ts';

/** A few references and on to the quick order, which answers line by line. */
export function QuickOrderStarter() {
  return (
    <Card className={styles.card}>
      <h2>{copy.title}</h2>
      <Form method="post" action={paths['quick-order']()} className={styles.form}>
        <input type="hidden" name="intent" value="check" />
        <Field label={copy.label} hint={copy.hint}>
          {(control) => (
            <TextArea {...control} name="list" rows={2} spellCheck={false} className={styles.list} />
          )}
        </Field>
        <div className={styles.ways}>
          <Button type="submit">{copy.submit}</Button>
          <ButtonLink to={paths['quick-order']()} look="quiet" size="small">
            {copy.file}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}

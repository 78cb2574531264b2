import { paths } from '../../../addresses/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
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

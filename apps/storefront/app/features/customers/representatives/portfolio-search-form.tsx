import { Form } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { portfolioCopy as copy } from './portfolio-copy.ts';
import styles from './portfolio-search-form.module.css';

export function PortfolioSearchForm({ text }: { text: string }) {
  return (
    <Form
      // The address is the state: another address draws the field anew.
      key={text}
      role="search"
      aria-label={copy.search}
      action={paths['customer-portfolio']()}
      className={styles.form}
    >
      <Field label={copy.searchBy}>
        {(control) => <TextInput {...control} type="search" name="q" maxLength={100} defaultValue={text} />}
      </Field>
      <Button type="submit" look="secondary">
        {copy.find}
      </Button>
    </Form>
  );
}

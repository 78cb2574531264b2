import { Form } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { quotationsCopy, quotationStatuses } from './copy.ts';
import styles from './quotation-filter-form.module.css';
import type { QuotationSearch } from './read-quotation-search.ts';

const statusOptions = [
  { value: '', label: quotationsCopy.anyStatus },
  ...Object.entries(quotationStatuses).map(([value, label]) => ({ value, label })),
];

export function QuotationFilterForm({ search }: { search: QuotationSearch }) {
  // The address is the state: another address draws the fields anew.
  const key = JSON.stringify(search);
  return (
    <Form
      key={key}
      role="search"
      aria-label={quotationsCopy.filters}
      action={paths['customer-my-quotations']()}
      className={styles.form}
    >
      <Field label={quotationsCopy.search}>
        {(control) => <TextInput {...control} name="text" maxLength={60} defaultValue={search.text} />}
      </Field>
      <Field label={quotationsCopy.status}>
        {(control) => (
          <Select {...control} name="status" options={statusOptions} defaultValue={search.status ?? ''} />
        )}
      </Field>
      <Button type="submit" look="secondary">
        {quotationsCopy.filter}
      </Button>
    </Form>
  );
}

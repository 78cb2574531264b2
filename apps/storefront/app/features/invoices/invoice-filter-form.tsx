import { Form } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { invoicesCopy, invoiceStates, invoiceTypes } from './copy.ts';
import styles from './invoice-filter-form.module.css';
import type { InvoiceSearch } from './read-invoice-search.ts';

const optionsOf = (whole: string, labels: Readonly<Record<string, string>>) => [
  { value: '', label: whole },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const typeOptions = optionsOf(invoicesCopy.anyType, invoiceTypes);
const stateOptions = optionsOf(invoicesCopy.anyState, invoiceStates);

export function InvoiceFilterForm({ search }: { search: InvoiceSearch }) {
  // The address is the state: another address draws the fields anew.
  const key = JSON.stringify(search);
  return (
    <Form
      key={key}
      role="search"
      aria-label={invoicesCopy.filters}
      action={paths['customer-my-invoices']()}
      className={styles.form}
    >
      <Field label={invoicesCopy.type}>
        {(control) => (
          <Select {...control} name="type" options={typeOptions} defaultValue={search.type ?? ''} />
        )}
      </Field>
      <Field label={invoicesCopy.state}>
        {(control) => (
          <Select {...control} name="state" options={stateOptions} defaultValue={search.state ?? ''} />
        )}
      </Field>
      <Field label={invoicesCopy.from}>
        {(control) => <TextInput {...control} name="from" type="date" defaultValue={search.from} />}
      </Field>
      <Field label={invoicesCopy.to}>
        {(control) => <TextInput {...control} name="to" type="date" defaultValue={search.to} />}
      </Field>
      <Button type="submit" look="secondary">
        {invoicesCopy.filter}
      </Button>
    </Form>
  );
}

import { Form } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ordersCopy, statusLabels } from './copy.ts';
import styles from './order-filter-form.module.css';
import type { OrderSearch } from './read-order-search.ts';

const statusOptions = [
  { value: '', label: ordersCopy.anyStatus },
  ...Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
];

export function OrderFilterForm({ search }: { search: OrderSearch }) {
  // The address is the state: another address draws the fields anew.
  const key = JSON.stringify(search);
  return (
    <Form
      key={key}
      role="search"
      aria-label={ordersCopy.filters}
      action={paths['customer-order-history']()}
      className={styles['form']}
    >
      <Field label={ordersCopy.number}>
        {(control) => <TextInput {...control} name="number" maxLength={20} defaultValue={search.number} />}
      </Field>
      <Field label={ordersCopy.status}>
        {(control) => (
          <Select {...control} name="status" options={statusOptions} defaultValue={search.status} />
        )}
      </Field>
      <Field label={ordersCopy.from}>
        {(control) => <TextInput {...control} name="from" type="date" defaultValue={search.from} />}
      </Field>
      <Field label={ordersCopy.to}>
        {(control) => <TextInput {...control} name="to" type="date" defaultValue={search.to} />}
      </Field>
      <Button type="submit" look="secondary">
        {ordersCopy.filter}
      </Button>
    </Form>
  );
}

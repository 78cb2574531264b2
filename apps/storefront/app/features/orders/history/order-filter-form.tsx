import { Form } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { ordersCopy, statusLabels } from '../copy.ts';
import styles from './order-filter-form.module.css';
import { LONGEST_TEXT } from './read-order-search.ts';
import type { OrderSearch } from './read-order-search.ts';

const statusOptions = [
  { value: '', label: ordersCopy.anyStatus },
  ...Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
];

type Props = { search: OrderSearch; canViewPrice: boolean };

export function OrderFilterForm({ search, canViewPrice }: Props) {
  // The address is the state: another address draws the fields anew.
  const key = JSON.stringify(search);
  return (
    <Form
      key={key}
      role="search"
      aria-label={ordersCopy.filters}
      action={paths['customer-order-history']()}
      className={styles.form}
    >
      <div className={styles.words}>
        <Field label={ordersCopy.text}>
          {(control) => (
            <TextInput {...control} name="q" type="search" maxLength={LONGEST_TEXT} defaultValue={search.q} />
          )}
        </Field>
      </div>
      <Field label={ordersCopy.from}>
        {(control) => <TextInput {...control} name="from" type="date" defaultValue={search.from} />}
      </Field>
      <Field label={ordersCopy.to}>
        {(control) => <TextInput {...control} name="to" type="date" defaultValue={search.to} />}
      </Field>
      {canViewPrice && (
        <>
          <Field label={ordersCopy.leastTotal}>
            {(control) => (
              <TextInput
                {...control}
                name="min"
                inputMode="decimal"
                maxLength={12}
                defaultValue={search.min}
              />
            )}
          </Field>
          <Field label={ordersCopy.mostTotal}>
            {(control) => (
              <TextInput
                {...control}
                name="max"
                inputMode="decimal"
                maxLength={12}
                defaultValue={search.max}
              />
            )}
          </Field>
        </>
      )}
      <Field label={ordersCopy.status}>
        {(control) => (
          <Select {...control} name="status" options={statusOptions} defaultValue={search.status} />
        )}
      </Field>
      <Button type="submit" look="secondary">
        {ordersCopy.filter}
      </Button>
    </Form>
  );
}

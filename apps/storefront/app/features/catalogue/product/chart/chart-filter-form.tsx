import type { ChartFilter } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { chartOrders } from '@nuancier/domain/catalogue/colour/colour-chart-order.ts';
import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { chartCopy } from './chart-copy.ts';
import { chartKeys, charts, lightnesses, orderNamed, orderWords } from './chart-filter.ts';
import type { ChartView } from './chart-filter.ts';
import styles from './colour-chart.module.css';
import { HiddenChoice } from '../hidden-choice.tsx';

type Props = { view: ChartView; onChange: (view: ChartView) => void; compact: boolean };

/** Filters and sorts at once with script; without it, a form to the same page. */
export function ChartFilterForm({ view, onChange, compact }: Props) {
  const scripted = useHydrated();
  const { filter, order } = view;
  const narrow = (change: Partial<ChartFilter>) => onChange({ ...view, filter: { ...filter, ...change } });
  return (
    <Form
      method="get"
      replace
      preventScrollReset
      onSubmit={compact ? (event) => event.preventDefault() : undefined}
      className={classNames(styles.filter, compact && styles.compact)}
    >
      <HiddenChoice without={Object.values(chartKeys)} />
      <Field label={chartCopy.search} hint={compact ? undefined : chartCopy.searchHint}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            name={chartKeys.search}
            value={filter.search}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => narrow({ search: event.target.value })}
          />
        )}
      </Field>
      <Field label={chartCopy.chart}>
        {(control) => (
          <Select
            {...control}
            name={chartKeys.chart}
            value={filter.chart ?? ''}
            onChange={(event) =>
              narrow({ chart: charts.find((known) => known === event.target.value) ?? null })
            }
            options={['' as const, ...charts].map((value) => ({ value, label: chartCopy.charts[value] }))}
          />
        )}
      </Field>
      {!compact && (
        <>
          <Field label={chartCopy.lightness}>
            {(control) => (
              <Select
                {...control}
                name={chartKeys.lightness}
                value={filter.lightness ?? ''}
                onChange={(event) =>
                  narrow({ lightness: lightnesses.find((known) => known === event.target.value) ?? null })
                }
                options={['' as const, ...lightnesses].map((value) => ({
                  value,
                  label: chartCopy.lightnesses[value],
                }))}
              />
            )}
          </Field>
          <Field label={chartCopy.order}>
            {(control) => (
              <Select
                {...control}
                name={chartKeys.order}
                value={order === null ? '' : orderWords[order]}
                onChange={(event) => onChange({ ...view, order: orderNamed(event.target.value) })}
                options={[
                  { value: '', label: chartCopy.orders.chart },
                  ...chartOrders.map((one) => ({ value: orderWords[one], label: chartCopy.orders[one] })),
                ]}
              />
            )}
          </Field>
        </>
      )}
      <Checkbox
        label={chartCopy.facadeOnly}
        name={chartKeys.facade}
        value="1"
        checked={filter.facadeOnly}
        onChange={(event) => narrow({ facadeOnly: event.target.checked })}
      />
      {!scripted && <Button type="submit">{chartCopy.show}</Button>}
    </Form>
  );
}

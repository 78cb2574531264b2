import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { addDays, openDaysFrom } from '@nuancier/domain/stores/opening-hours.ts';
import { isClosed } from '@nuancier/domain/stores/written-hours.ts';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import type { StoreAtTheDeskFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { storesCopy as copy } from './stores-copy.ts';
import styles from './close-a-day.module.css';

type Props = { store: Pick<StoreAtTheDeskFragment, 'code' | 'today' | 'week' | 'special_days'> };

/** The day is the first press; what it changes and the second one stand behind it. Days that are closed are not offered. */
export function CloseADay({ store: { code, today, week, special_days: days } }: Props) {
  const tomorrow = addDays(today.on, 1);
  const hours = {
    schedules: Object.fromEntries(week.map((day) => [day.weekday, day.hours])),
    specialHours: days.map((day) => `${day.on} ${day.hours}`).join(','),
  };
  const [next, other] = openDaysFrom(hours, tomorrow, 2);
  const near = [
    ...(next === undefined ? [] : [{ on: next, when: next === tomorrow ? copy.tomorrow : copy.nextOpen }]),
    ...(isClosed(today.hours) ? [] : [{ on: today.on, when: copy.today }]),
  ];
  return (
    <Card className={styles.close}>
      <h2>{copy.closeTitle}</h2>
      <div className={styles.days}>
        {near.map(({ on, when }) => (
          <ButtonLink key={on} to={paths.storeClosing(code, on)} look="secondary">
            {copy.closeOn(when, formatLocalDay(on))}
          </ButtonLink>
        ))}
      </div>
      <Form method="get" action={paths.storeClosing(code)} className={searchRow.fields}>
        <Field label={copy.otherDay}>
          {(control) => (
            <TextInput {...control} type="date" name="le" min={today.on} defaultValue={other ?? today.on} />
          )}
        </Field>
        <Button type="submit" look="secondary">
          {copy.see}
        </Button>
        <Button type="submit" look="quiet" formAction={paths.storeDay(code)}>
          {copy.otherHours}
        </Button>
      </Form>
    </Card>
  );
}

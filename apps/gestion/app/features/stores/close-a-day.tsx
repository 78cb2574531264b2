import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { addDays } from '@nuancier/domain/stores/opening-hours.ts';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { storesCopy as copy } from './stores-copy.ts';
import styles from './close-a-day.module.css';

type Props = { code: string; today: string };

/** The day is the first press; what it changes and the second one stand behind it. */
export function CloseADay({ code, today }: Props) {
  const tomorrow = addDays(today, 1);
  const near = [
    { on: tomorrow, when: copy.tomorrow },
    { on: today, when: copy.today },
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
            <TextInput {...control} type="date" name="le" min={today} defaultValue={addDays(today, 2)} />
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

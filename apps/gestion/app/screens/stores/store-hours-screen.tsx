import { redirect } from 'react-router';
import { weekdays } from '@nuancier/domain/stores/opening-hours.ts';
import type { Weekday } from '@nuancier/domain/stores/opening-hours.ts';
import { readHours } from '@nuancier/domain/stores/written-hours.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { ChangeStoreHoursDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { hoursTyped } from '../../features/stores/hours-text.ts';
import { StoreFormPage } from '../../features/stores/store-form-page.tsx';
import { storesCopy as copy } from '../../features/stores/stores-copy.ts';
import { onlyKeepers, storeOf } from './store-of.server.ts';
import type { Route } from './+types/store-hours-screen';

export async function loader({ params: { code }, context }: Route.LoaderArgs) {
  onlyKeepers(context);
  const { name, week } = await storeOf(context, code);
  return { code, name, week };
}

export async function action({ request, params: { code }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const week = weekdays.map((weekday) => ({ weekday, hours: formText(form, weekday) }));
  const values = Object.fromEntries(week.map(({ weekday, hours }) => [weekday, hours]));
  const faults = Object.fromEntries(
    week.filter(({ hours }) => !readHours(hours).ok).map(({ weekday }) => [weekday, copy.badHours]),
  );
  if (Object.keys(faults).length > 0) return notAccepted<Weekday>({ values, faults, refusal: null });
  const asked = await orRefusal(context.get(backendContext).ask(ChangeStoreHoursDocument, { code, week }));
  if ('refusal' in asked) return notAccepted<Weekday>({ values, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.store(code)}?fait=semaine`);
}

export default function StoreHoursScreen({
  loaderData: { code, name, week },
  actionData,
}: Route.ComponentProps) {
  return (
    <StoreFormPage
      code={code}
      title={copy.weekPage.title(name)}
      says={<p>{copy.hoursHint}</p>}
      confirm={copy.save}
      refusal={actionData?.refusal}
    >
      {week.map(({ weekday, hours }) => (
        <TextField
          key={weekday}
          name={weekday}
          label={copy.weekdays[weekday]}
          defaultValue={hoursTyped(hours)}
          answer={actionData}
        />
      ))}
    </StoreFormPage>
  );
}

import { redirect } from 'react-router';
import { weekdays } from '@nuancier/domain/stores/opening-hours.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ChangeStoreHoursDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { DayFields } from '../../features/stores/day-fields.tsx';
import { StoreFormPage } from '../../features/stores/store-form-page.tsx';
import { StandingHours } from '../../features/stores/standing-hours.tsx';
import { storesCopy as copy } from '../../features/stores/stores-copy.ts';
import { mondayCopied, readWeek, weekValues } from '../../features/stores/week-values.ts';
import { onlyKeepers, storeOf } from './store-of.server.ts';
import type { Route } from './+types/store-hours-screen';

export async function loader({ params: { code }, context }: Route.LoaderArgs) {
  onlyKeepers(context);
  const { name, week, week_read: read } = await storeOf(context, code);
  return { code, name, week, read };
}

export async function action({ request, params: { code }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]));
  // Nothing is kept yet: the week comes back with what it would be.
  if (values['intent'] === 'copier')
    return { values: mondayCopied(values), faults: {}, refusal: null, isCopied: true };
  const { week, faults } = readWeek(values);
  if (Object.keys(faults).length > 0) return notAccepted({ values, faults, refusal: null });
  const asked = await orRefusal(
    context.get(backendContext).ask(ChangeStoreHoursDocument, { code, read: values['lu'] ?? '', week }),
  );
  if ('refusal' in asked) return notAccepted({ values, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.store(code)}?fait=semaine`);
}

export default function StoreHoursScreen({
  loaderData: { code, name, week, read },
  actionData,
}: Route.ComponentProps) {
  const values = actionData?.values ?? weekValues(week);
  const isCopied = actionData !== undefined && 'isCopied' in actionData;
  return (
    <StoreFormPage
      code={code}
      title={copy.weekPage.title(name)}
      says={<p>{copy.weekPage.says}</p>}
      confirm={copy.save}
      refusal={actionData?.refusal}
      after={
        <>
          <Button type="submit" name="intent" value="copier" look="secondary">
            {copy.weekPage.copyMonday}
          </Button>
          <p role="status">{isCopied && copy.weekPage.copied}</p>
        </>
      }
    >
      <input type="hidden" name="lu" value={read} />
      {actionData?.refusal && <StandingHours week={week} typed={readWeek(values).week} />}
      {weekdays.map((weekday) => (
        <DayFields
          key={`${weekday} ${JSON.stringify(values)}`}
          day={weekday}
          legend={copy.weekdays[weekday]}
          values={values}
          faults={actionData?.faults ?? {}}
        />
      ))}
    </StoreFormPage>
  );
}

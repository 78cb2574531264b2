import { redirect } from 'react-router';
import { readHours } from '@nuancier/domain/stores/written-hours.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import { SetStoreDayDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { hoursText, hoursTyped } from '../../features/stores/hours-text.ts';
import { StoreFormPage } from '../../features/stores/store-form-page.tsx';
import { storesCopy } from '../../features/stores/stores-copy.ts';
import { dayOfAddress, onlyKeepers } from './store-of.server.ts';
import type { Route } from './+types/store-day-screen';

const { otherDayPage: copy, close } = storesCopy;

export async function loader({ request, params: { code }, context }: Route.LoaderArgs) {
  onlyKeepers(context);
  return dayOfAddress(context, code, request);
}

export async function action({ request, params: { code }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const horaires = formText(form, 'horaires');
  const values = { horaires };
  if (!readHours(horaires).ok)
    return notAccepted<'horaires'>({ values, faults: { horaires: storesCopy.badHours }, refusal: null });
  const day = { code, on: formText(form, 'le'), hours: horaires };
  const asked = await orRefusal(context.get(backendContext).ask(SetStoreDayDocument, day));
  if ('refusal' in asked) return notAccepted<'horaires'>({ values, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.store(code)}?fait=jour`);
}

export default function StoreDayScreen({
  loaderData: { code, name, day },
  actionData,
}: Route.ComponentProps) {
  const orders = day.promised_orders ?? 0;
  return (
    <StoreFormPage
      code={code}
      title={copy.title(name)}
      says={
        <>
          <p>
            <strong>{close.day(formatLocalDay(day.on))}</strong>
          </p>
          <p>{copy.says(hoursText(day.usual))}</p>
          <p>{orders === 0 ? close.noOrders : close.orders(orders)}</p>
        </>
      }
      confirm={copy.confirm}
      refusal={actionData?.refusal}
    >
      <input type="hidden" name="le" value={day.on} />
      <TextField
        name="horaires"
        label={storesCopy.hours}
        hint={storesCopy.hoursHint}
        defaultValue={hoursTyped(day.hours)}
        answer={actionData}
      />
    </StoreFormPage>
  );
}

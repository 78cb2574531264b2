import { redirect } from 'react-router';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import { SetStoreDayDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { DayFields } from '../../features/stores/day-fields.tsx';
import { dayValues, readDay } from '../../features/stores/day-values.ts';
import { hoursText } from '../../features/stores/hours-text.ts';
import { StoreFormPage } from '../../features/stores/store-form-page.tsx';
import { storesCopy } from '../../features/stores/stores-copy.ts';
import { dayOfAddress, onlyKeepers } from './store-of.server.ts';
import type { Route } from './+types/store-day-screen';

const { otherDayPage: copy, close } = storesCopy;
const THE_DAY = 'jour';

export async function loader({ request, params: { code }, context }: Route.LoaderArgs) {
  onlyKeepers(context);
  return dayOfAddress(context, code, request);
}

export async function action({ request, params: { code }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]));
  const read = readDay(values, THE_DAY);
  if ('faults' in read) return notAccepted({ values, faults: read.faults, refusal: null });
  const day = { code, on: formText(form, 'le'), hours: read.hours };
  const asked = await orRefusal(context.get(backendContext).ask(SetStoreDayDocument, day));
  if ('refusal' in asked) return notAccepted({ values, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.store(code)}?fait=jour&le=${encodeURIComponent(day.on)}`);
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
          <p>{orders === 0 ? close.noOrders : copy.orders(orders)}</p>
        </>
      }
      confirm={copy.confirm}
      refusal={actionData?.refusal}
    >
      <input type="hidden" name="le" value={day.on} />
      <DayFields
        day={THE_DAY}
        legend={storesCopy.hours}
        values={actionData?.values ?? dayValues(THE_DAY, day.hours)}
        faults={actionData?.faults ?? {}}
      />
    </StoreFormPage>
  );
}

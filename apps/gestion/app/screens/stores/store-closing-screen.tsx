import { redirect } from 'react-router';
import { CLOSED, isClosed } from '@nuancier/domain/stores/written-hours.ts';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import { SetStoreDayDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { DueOrders } from '../../features/stores/due-orders.tsx';
import { hoursText } from '../../features/stores/hours-text.ts';
import { StoreFormPage } from '../../features/stores/store-form-page.tsx';
import { storesCopy } from '../../features/stores/stores-copy.ts';
import { dayOfAddress, onlyKeepers } from './store-of.server.ts';
import type { Route } from './+types/store-closing-screen';

const { close: copy } = storesCopy;

export async function loader({ request, params: { code }, context }: Route.LoaderArgs) {
  onlyKeepers(context);
  return dayOfAddress(context, code, request);
}

export async function action({ request, params: { code }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const day = { code, on: formText(form, 'le'), hours: CLOSED };
  const asked = await orRefusal(context.get(backendContext).ask(SetStoreDayDocument, day));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.store(code)}?fait=ferme`);
}

export default function StoreClosingScreen({
  loaderData: { code, name, day },
  actionData,
}: Route.ComponentProps) {
  const already = isClosed(day.hours);
  const orders = day.promised_orders ?? 0;
  return (
    <StoreFormPage
      code={code}
      title={copy.title(name)}
      says={
        <>
          <p>
            <strong>{copy.day(formatLocalDay(day.on))}</strong>
          </p>
          <p>{already ? copy.already : copy.says(hoursText(day.usual))}</p>
          <p>{orders === 0 ? copy.noOrders : copy.orders(orders)}</p>
          <DueOrders orders={day.due_orders ?? []} />
        </>
      }
      confirm={already ? null : copy.confirm}
      refusal={actionData?.refusal}
    >
      <input type="hidden" name="le" value={day.on} />
    </StoreFormPage>
  );
}

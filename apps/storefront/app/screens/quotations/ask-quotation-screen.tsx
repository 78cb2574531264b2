import { randomUUID } from 'node:crypto';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { redirect, useNavigation } from 'react-router';
import { AskQuotationPageDocument } from '../../../generated/documents.ts';
import { askForQuotation, readAskedFields } from '../../actions/quotations/ask-for-quotation.server.ts';
import { formText, notAccepted, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';
import { AskQuotationForm } from '../../features/quotations/asking/ask-quotation-form.tsx';
import { askingCopy as copy } from '../../features/quotations/asking/asking-copy.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/ask-quotation-screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { shopToken: token } = context.get(sessionContext);
  const { customCustomerCart: cart, checkoutHabits: habits } = await context
    .get(backendContext)
    .query(AskQuotationPageDocument, { token }, { mayFail: ['checkoutHabits'] });
  const lines = (cart.items ?? []).flatMap((line) => (line === null ? [] : [line]));
  if (lines.length === 0) throw redirect(paths.cart());
  return {
    lines,
    sites: habits?.purchase_refs ?? [],
    proposed: habits?.proposed_purchase_ref ?? '',
    today: localMoment(new Date()).date,
    askKey: randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const fields = readAskedFields(form);
  const asked = await orRefusal(askForQuotation(context, fields, formText(form, 'key')));
  if ('refusal' in asked) return notAccepted({ values: fields, faults: {}, refusal: asked.refusal });
  return redirect(paths['customer-quotation'](asked.done));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title], noindex: true });
}

export default function AskQuotationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  return (
    <Page>
      <h1>{copy.title}</h1>
      <AskQuotationForm {...loaderData} answer={actionData} pending={pending} />
    </Page>
  );
}

import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { AddQuotationFreeLineDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { quotationCopy } from '../../features/quotations/quotation-copy.ts';
import { readCents, readCount } from '../../features/office/read-figures.ts';
import { quotationOf } from './quotation-of.server.ts';
import type { Route } from './+types/free-line-screen';

const { freeLine: copy, article } = quotationCopy;
type Name = 'designation' | 'unite' | 'quantite' | 'prix';

export async function loader({ params: { number }, context }: Route.LoaderArgs) {
  const { may } = await quotationOf(context, number);
  if (!may.includes('changeQuotation')) throw redirect(paths.quotation(number));
  return { number, actKey: randomUUID() };
}

export async function action({ request, params: { number }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = {
    designation: formText(form, 'designation'),
    unite: formText(form, 'unite'),
    quantite: formText(form, 'quantite'),
    prix: formText(form, 'prix'),
  };
  const [quantity, price] = [readCount(values.quantite), readCents(values.prix)];
  if (values.designation === '' || quantity === null || price === null)
    return notAccepted<Name>({
      values,
      faults: {
        ...(values.designation === '' ? { designation: copy.missing } : {}),
        ...(quantity === null ? { quantite: article.badQuantity } : {}),
        ...(price === null ? { prix: article.badPrice } : {}),
      },
      refusal: null,
    });
  // A line is added to whatever is there: what somebody else wrote meanwhile stays.
  const { revision } = await quotationOf(context, number);
  const line = { label: values.designation, unit: values.unite || null, quantity, price };
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        AddQuotationFreeLineDocument,
        { number, revision, ...line },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked) return notAccepted<Name>({ values, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.quotation(number)}?fait=ajoutee`);
}

export default function FreeLineScreen({ loaderData: { number, actKey }, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      back={{ to: paths.quotation(number), label: quotationCopy.backToQuotation }}
      title={copy.title(number)}
      says={copy.says}
      confirm={copy.confirm}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <TextField name="designation" label={copy.label} answer={actionData} />
      <TextField name="unite" label={copy.unit} hint={copy.unitHint} optional answer={actionData} />
      <TextField
        name="quantite"
        label={copy.quantity}
        hint={copy.quantityHint}
        inputMode="numeric"
        defaultValue="1"
        answer={actionData}
      />
      <TextField name="prix" label={copy.price} inputMode="decimal" answer={actionData} />
    </ConfirmPage>
  );
}

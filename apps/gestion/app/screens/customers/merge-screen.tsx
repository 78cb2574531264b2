import { randomUUID } from 'node:crypto';
import { Form, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CustomerMergeDocument, MergeCustomersDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { customerCopy } from '../../features/customers/customer-copy.ts';
import { Duplicates } from '../../features/customers/duplicates.tsx';
import { mergeCopy as copy } from '../../features/customers/merge-copy.ts';
import { MergedParts } from '../../features/customers/merged-parts.tsx';
import { ReasonField } from '../../features/office/forms/reason-field.tsx';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { customerFor } from './customer-of.server.ts';
import styles from './merge-screen.module.css';
import type { Route } from './+types/merge-screen';

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { name, duplicates } = await customerFor(context, id, 'mergeCustomers');
  const other = new URL(request.url).searchParams.get('autre')?.trim() ?? '';
  const chosen = { id, name, duplicates, other, actKey: randomUUID() };
  if (other === '') return { ...chosen, merge: null, refusal: null };
  const asked = await orRefusal(context.get(backendContext).ask(CustomerMergeDocument, { keep: id, other }));
  return 'refusal' in asked
    ? { ...chosen, merge: null, refusal: asked.refusal }
    : { ...chosen, merge: asked.done.customerMerge, refusal: null };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const reason = formText(form, 'motif');
  if (reason === '')
    return notAccepted<'motif'>({ values: {}, faults: { motif: copy.missing }, refusal: null });
  const idempotencyKey = formText(form, 'cle') || randomUUID();
  const wanted = { keep: id, fold: formText(form, 'autre'), reason };
  const asked = await orRefusal(
    context.get(backendContext).ask(MergeCustomersDocument, wanted, { idempotencyKey }),
  );
  if ('refusal' in asked)
    return notAccepted<'motif'>({ values: { motif: reason }, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.customer(id)}?fait=reuni`);
}

export default function MergeScreen({
  loaderData: { id, name, duplicates, other, actKey, merge, refusal },
  actionData,
}: Route.ComponentProps) {
  const title = copy.title(name);
  const back = { to: paths.customer(id), label: customerCopy.keep };
  if (merge !== null)
    return (
      <ConfirmPage
        title={title}
        says={copy.says(merge.keep.email, merge.fold.email)}
        confirm={copy.confirm}
        back={back}
        actKey={actKey}
        refusal={actionData?.refusal}
      >
        <Link to={paths.customerMerging(merge.fold.id, merge.keep.id)} className={styles.link}>
          {copy.swap(merge.fold.email)}
        </Link>
        <MergedParts parts={merge.parts} />
        <p>{copy.gone}</p>
        <input type="hidden" name="autre" value={merge.fold.id} />
        <ReasonField name="motif" label={copy.reason} answer={actionData} />
      </ConfirmPage>
    );
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <Card className={styles.choice}>
        <h1>{title}</h1>
        <p>{copy.choose}</p>
        <FormRefusal title={officeCopy.refused} refusal={actionData?.refusal ?? refusal} />
        <Form method="get" className={styles.choice}>
          <Field label={copy.other}>
            {(control) => <TextInput {...control} type="text" name="autre" defaultValue={other} />}
          </Field>
          <Button type="submit">{copy.look}</Button>
        </Form>
        <Link to={back.to} className={styles.link}>
          {back.label}
        </Link>
      </Card>
      <Duplicates of={id} found={duplicates} />
    </Page>
  );
}

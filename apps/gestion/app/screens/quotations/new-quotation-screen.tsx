import { randomUUID } from 'node:crypto';
import { data, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { OpenQuotationDocument, QuotationCustomersDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { atItsField, LONGEST_LABEL } from '../../features/quotations/at-its-field.ts';
import { isSearchRefusal } from '../../features/quotations/is-search-refusal.ts';
import { quotationsCopy } from '../../features/quotations/quotations-copy.ts';
import styles from './quotations-screen.module.css';
import lists from './quotation-screen.module.css';
import type { Route } from './+types/new-quotation-screen';

const { fresh: copy } = quotationsCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = searchParams.get('q')?.trim() ?? '';
  const found = await orRefusal(context.get(backendContext).ask(QuotationCustomersDocument, { query }));
  if ('refusal' in found && !isSearchRefusal(found.refusal))
    throw data({ told: found.refusal.message }, { status: 403 });
  return {
    query,
    label: searchParams.get('objet') ?? '',
    customers: 'done' in found ? found.done.quotationCustomers : [],
    searchRefusal: 'done' in found ? null : found.refusal,
    actKey: randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const objet = formText(form, 'objet');
  if (!form.has('client')) {
    const sought = new URLSearchParams({ q: formText(form, 'q'), objet });
    throw redirect(`${paths.newQuotation()}?${sought}`);
  }
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(
        OpenQuotationDocument,
        { customerId: formText(form, 'client'), label: objet || null },
        { idempotencyKey: formText(form, 'cle') || randomUUID() },
      ),
  );
  if ('refusal' in asked)
    return notAccepted<'objet'>({ values: { objet }, ...atItsField(asked.refusal, []) });
  throw redirect(`${paths.quotation(asked.done.openQuotation.number)}?fait=cree`);
}

export default function NewQuotationScreen({
  loaderData: { query, label, customers, searchRefusal, actKey },
  actionData,
}: Route.ComponentProps) {
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.quotations}>
        <Link to={paths.quotations()} className={styles.link}>
          {copy.back}
        </Link>
        <h1>{copy.title}</h1>
        <p>{copy.says}</p>
        <FormRefusal title={officeCopy.refused} refusal={actionData?.refusal} />
        <OfficeForm noValidate className={styles.quotations}>
          <input type="hidden" name="cle" value={actKey} />
          {/* The first button is what Enter presses, wherever one types: it chooses nobody. */}
          <div role="search" className={searchRow.search}>
            <Field label={copy.search} hint={copy.searchHint}>
              {(control) => <TextInput {...control} type="search" name="q" defaultValue={query} />}
            </Field>
            <Button type="submit" look="secondary">
              {quotationsCopy.find}
            </Button>
          </div>
          <TextField
            name="objet"
            label={copy.label}
            hint={copy.labelHint}
            optional
            maxLength={LONGEST_LABEL}
            defaultValue={label}
            answer={actionData}
          />
          <FormRefusal title={officeCopy.refused} refusal={searchRefusal} />
          {searchRefusal !== null ? null : customers.length === 0 ? (
            <EmptyState title={copy.none(query)}>
              <p>{copy.noneNext}</p>
            </EmptyState>
          ) : (
            <>
              <h2>{copy.results}</h2>
              <ul className={lists.choices}>
                {customers.map(({ id, name, company, client_code: code, email }) => (
                  <li key={id}>
                    <Card className={lists.choice}>
                      <span className={lists.stack}>
                        <strong>{company ?? name}</strong>
                        <small>{[company && name, code, email].filter(Boolean).join(' · ')}</small>
                      </span>
                      <Button type="submit" name="client" value={id} look="secondary">
                        {copy.choose(company ?? name)}
                      </Button>
                    </Card>
                  </li>
                ))}
              </ul>
            </>
          )}
        </OfficeForm>
      </div>
    </Page>
  );
}

import { data, Form, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ContentVersionAskedDocument, RestoreContentVersionDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ComparedText } from '../../features/content/compared-text.tsx';
import { compared, comparedFields } from '../../features/content/compared.ts';
import { contentCopy } from '../../features/content/content-copy.ts';
import { readParisMoment } from '../../features/content/paris-moment.ts';
import { RestoreFields } from '../../features/content/restore-fields.tsx';
import { atItsField } from '../../features/office/forms/at-its-field.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { contentOf, kindOf, mayEdit } from './content-of.server.ts';
import styles from './content-version-screen.module.css';
import type { Route } from './+types/content-version-screen';

const { versions: copy } = contentCopy;

const NUMBER = /^\d{1,6}$/;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const item = await contentOf(context, params);
  const numbers = item.versions.map(({ version }) => version);
  const wanted = numberOf(params.version);
  const asked = new URL(request.url).searchParams.get('avec') ?? '';
  const before = numbers.filter((number) => number < wanted).toSorted((a, b) => b - a)[0] ?? null;
  const against = NUMBER.test(asked) ? Number(asked) : before;
  // Compared with itself a version tells nothing.
  const other = against === wanted ? null : against;
  const { ask } = context.get(backendContext);
  const of = (version: number) =>
    ask(ContentVersionAskedDocument, { kind: item.kind, identifier: item.identifier, version });
  const [one, two] = await Promise.all([of(wanted), other === null ? null : of(other)]);
  const [shown, beside] = [one.contentVersion?.fields, two?.contentVersion?.fields];
  const endsAt = one.contentVersion?.publish_until ?? null;
  if (shown === undefined || (two !== null && beside === undefined)) throw data(null, { status: 404 });
  return {
    item,
    numbers,
    wanted,
    other,
    parts: compared((beside ?? shown).content, shown.content),
    fields: comparedFields(beside ?? shown, shown, copy.visibility),
    mayRestore: mayEdit(context) && numbers[0] !== wanted,
    endsAt,
    hasEnded: endsAt !== null && new Date(endsAt) <= new Date(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const item = { kind: kindOf(params.kind), identifier: params.identifier };
  const version = numberOf(params.version);
  const { ask } = context.get(backendContext);
  const form = await readForm(request);
  const values = { du: formText(form, 'du'), au: formText(form, 'au') };
  const [from, until] = [readParisMoment(values.du), readParisMoment(values.au)];
  const { badDate } = contentCopy.publish;
  if (from === undefined || until === undefined) {
    const faults = {
      ...(from === undefined ? { du: badDate } : {}),
      ...(until === undefined ? { au: badDate } : {}),
    };
    return notAccepted<'du' | 'au'>({ values, faults, refusal: null });
  }
  const dates = { from: from?.toISOString() ?? null, until: until?.toISOString() ?? null };
  const read = formText(form, 'lu');
  const asked = await orRefusal(ask(RestoreContentVersionDocument, { ...item, version, ...dates, read }));
  if ('refusal' in asked) return notAccepted<'du' | 'au'>({ values, ...atItsField(asked.refusal) });
  const done = from !== null && from > new Date() ? 'prevu' : 'retablie';
  throw redirect(`${paths.content(item.kind, item.identifier)}?fait=${done}`);
}

function numberOf(text: string): number {
  if (!NUMBER.test(text)) throw data(null, { status: 404 });
  return Number(text);
}

export default function ContentVersionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { item, numbers, wanted, other, parts, fields, mayRestore, endsAt, hasEnded } = loaderData;
  const title = other === null ? copy.number(wanted) : copy.compareTitle(wanted, other);
  const others = numbers.filter((number) => number !== wanted);
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <div className={styles.version}>
        <Link to={paths.content(item.kind, item.identifier)} className={styles.back}>
          {contentCopy.toItem}
        </Link>
        <h1>{title}</h1>
        <FormRefusal title={contentCopy.refused} refusal={actionData?.refusal} />
        {others.length === 0 ? (
          <p>{copy.onlyOne}</p>
        ) : (
          <Form method="get" className={searchRow.fields}>
            <Field label={copy.ofBefore}>
              {(control) => (
                <Select
                  {...control}
                  name="avec"
                  defaultValue={String(other ?? others[0])}
                  options={others.map((number) => ({ value: String(number), label: copy.number(number) }))}
                />
              )}
            </Field>
            <Button type="submit" look="secondary">
              {copy.compare}
            </Button>
          </Form>
        )}
        {parts === null && <p>{copy.tooDifferent}</p>}
        {other !== null && parts?.every(({ kind }) => kind === 'same') && (
          <p>{fields.length === 0 ? copy.same : copy.sameText}</p>
        )}
        {fields.length > 0 && (
          <dl className={styles.fields}>
            {fields.map(({ name, parts: changed }) => (
              <div key={name}>
                <dt>{copy.fieldNames[name]}</dt>
                <dd>
                  <ComparedText parts={changed} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {parts !== null && <ComparedText parts={parts} />}
        {mayRestore && (
          <OfficeForm>
            <input type="hidden" name="lu" value={item.read} />
            <RestoreFields answer={actionData} version={wanted} endsAt={endsAt} hasEnded={hasEnded} />
          </OfficeForm>
        )}
      </div>
    </Page>
  );
}

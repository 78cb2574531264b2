import { data, Link, redirect } from 'react-router';
import { CONTENT_KINDS, isContentIdentifier } from '@nuancier/domain/content/content-item.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ContentItemAskedDocument, SaveContentDraftDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { contentCopy as copy } from '../../features/content/content-copy.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { kindOf, mayEdit } from './content-of.server.ts';
import styles from './contents-screen.module.css';
import type { Route } from './+types/new-content-screen';

type Name = 'sorte' | 'identifiant' | 'titre';

/** A page that misses a text leads here with its names, of which nobody has to know how they are spelt. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (!mayEdit(context)) throw data(null, { status: 404 });
  const address = new URL(request.url).searchParams;
  return {
    sorte: CONTENT_KINDS.find((kind) => kind === address.get('sorte')) ?? 'page',
    identifiant: address.get('identifiant') ?? '',
    titre: address.get('titre') ?? '',
  };
}

/** One that is there already is opened, and nothing of it is changed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const [sorte, identifier, title] = [
    formText(form, 'sorte'),
    formText(form, 'identifiant'),
    formText(form, 'titre'),
  ];
  const values = { sorte, identifiant: identifier, titre: title };
  const faults = {
    ...(isContentIdentifier(identifier) ? {} : { identifiant: copy.badIdentifier }),
    ...(title === '' ? { titre: copy.missingTitle } : {}),
  };
  if (Object.keys(faults).length > 0) return notAccepted<Name>({ values, faults, refusal: null });
  const kind = kindOf(sorte);
  const { ask } = context.get(backendContext);
  const { contentItem } = await ask(ContentItemAskedDocument, { kind, identifier });
  if (contentItem !== null) throw redirect(paths.content(kind, identifier));
  const fields = { title, content: '', is_active: true };
  const asked = await orRefusal(ask(SaveContentDraftDocument, { kind, identifier, fields }));
  if ('refusal' in asked) return notAccepted<Name>({ values, faults: {}, refusal: asked.refusal });
  throw redirect(paths.content(kind, identifier));
}

export default function NewContentScreen({ loaderData: known, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <title>{`${copy.newPage} – ${officeCopy.name}`}</title>
      <Card className={styles.form}>
        <h1>{copy.newPage}</h1>
        <FormRefusal title={copy.refused} refusal={actionData?.refusal} />
        <OfficeForm noValidate className={styles.form}>
          <Field label={copy.kind}>
            {(control) => (
              <Select
                {...control}
                name="sorte"
                defaultValue={actionData?.values.sorte ?? known.sorte}
                options={Object.entries(copy.kinds).map(([value, label]) => ({ value, label }))}
              />
            )}
          </Field>
          <TextField
            name="identifiant"
            label={copy.identifier}
            hint={copy.identifierHint}
            autoCapitalize="none"
            defaultValue={known.identifiant}
            answer={actionData}
          />
          <TextField name="titre" label={copy.fields.title} defaultValue={known.titre} answer={actionData} />
          <Button type="submit">{copy.create}</Button>
        </OfficeForm>
        <Link to={paths.contents()}>{copy.back}</Link>
      </Card>
    </Page>
  );
}

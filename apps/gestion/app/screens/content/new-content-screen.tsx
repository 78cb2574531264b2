import { data, Form, Link, redirect } from 'react-router';
import { isContentIdentifier } from '@nuancier/domain/content/content-item.ts';
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
import { officeCopy } from '../../features/office/office-copy.ts';
import { kindOf, mayEdit } from './content-of.server.ts';
import styles from './contents-screen.module.css';
import type { Route } from './+types/new-content-screen';

type Name = 'sorte' | 'identifiant' | 'titre';

export function loader({ context }: Route.LoaderArgs) {
  if (!mayEdit(context)) throw data(null, { status: 404 });
  return null;
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

export default function NewContentScreen({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <title>{`${copy.newPage} – ${officeCopy.name}`}</title>
      <Card className={styles.form}>
        <h1>{copy.newPage}</h1>
        <FormRefusal title={copy.refused} refusal={actionData?.refusal} />
        <Form method="post" noValidate className={styles.form}>
          <Field label={copy.kind}>
            {(control) => (
              <Select
                {...control}
                name="sorte"
                defaultValue={actionData?.values.sorte ?? 'page'}
                options={Object.entries(copy.kinds).map(([value, label]) => ({ value, label }))}
              />
            )}
          </Field>
          <TextField
            name="identifiant"
            label={copy.identifier}
            hint={copy.identifierHint}
            autoCapitalize="none"
            answer={actionData}
          />
          <TextField name="titre" label={copy.fields.title} answer={actionData} />
          <Button type="submit">{copy.create}</Button>
        </Form>
        <Link to={paths.contents()}>{copy.back}</Link>
      </Card>
    </Page>
  );
}

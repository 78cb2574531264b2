import { data } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { FileKindsDocument } from '../../../generated/documents.ts';
import { filePaths } from '../../addresses/paths.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { importsCopy } from '../../features/imports/imports-copy.ts';
import { ImportsFrame } from '../../features/imports/imports-frame.tsx';
import { mayDo, tabsOf } from '../../features/imports/imports-tabs.ts';
import styles from '../../features/imports/imports-frame.module.css';
import type { Route } from './+types/new-file-screen';

const { newFile: copy } = importsCopy;
const REFUSED = ['genre', 'fichier', 'format', 'taille', 'vide', 'trop'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const role = context.get(staffContext).person?.role;
  if (!mayDo(role, 'uploadFile')) throw data(null, { status: 403 });
  const address = new URL(request.url).searchParams;
  const { fileKinds } = await context.get(backendContext).ask(FileKindsDocument, {});
  const refused = REFUSED.find((reason) => reason === address.get('refus'));
  return {
    kinds: fileKinds,
    kind: address.get('genre'),
    isFull: address.get('complet') === 'oui',
    refused: refused ?? null,
    tabs: tabsOf(role),
  };
}

export default function NewFileScreen({
  loaderData: { kinds, kind, isFull, refused, tabs },
}: Route.ComponentProps) {
  const withdrawing = kinds.filter(({ withdraws }) => withdraws).map(({ title }) => title);
  return (
    <ImportsFrame title={copy.title} tabs={tabs} current="runs">
      <Card className={styles.form}>
        <p>{copy.says}</p>
        <FormRefusal
          title={copy.refused.title}
          refusal={refused && { message: copy.refused[refused], key: null }}
        />
        {/* Not the router's: a file goes to the API as it is, in pieces. */}
        <form method="post" action={filePaths.upload()} encType="multipart/form-data" className={styles.form}>
          <Field label={copy.kind}>
            {(control) => (
              <Select
                {...control}
                name="genre"
                defaultValue={kind ?? kinds[0]?.name ?? ''}
                options={kinds.map(({ name, title }) => ({ value: name, label: title }))}
              />
            )}
          </Field>
          {withdrawing.length > 0 && (
            <div>
              <Checkbox name="complet" value="oui" label={copy.full} defaultChecked={isFull} />
              <p>{copy.fullHint(withdrawing.join(', '))}</p>
            </div>
          )}
          <Field label={copy.file} hint={copy.fileHint} required>
            {(control) => (
              <TextInput
                {...control}
                type="file"
                name="fichier"
                accept=".csv,.txt,.jsonl,.ndjson,.zip"
                required
              />
            )}
          </Field>
          <Button type="submit">{copy.send}</Button>
        </form>
      </Card>
      <section className={styles.section}>
        <h2>{copy.models}</h2>
        <p>{copy.modelsSay}</p>
        <ul className={styles.models}>
          {kinds.map(({ name, title }) => (
            <li key={name}>
              <a href={filePaths.template(name)} className={styles.link} download>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </ImportsFrame>
  );
}

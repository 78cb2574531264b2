import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { formatTime } from '@nuancier/ui/text/format.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import type { ContentFactsFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { contentCopy as copy } from './content-copy.ts';
import { useHolding } from './use-holding.ts';
import { RichEditor } from './editor/rich-editor.tsx';
import styles from './content-form.module.css';

type Name = 'titre' | 'entete' | 'contenu' | 'metaTitre' | 'metaDescription' | 'metaMots' | 'visible';
/** `isHeld`: by a colleague, so that saving takes it over. */
type Props = { item: ContentFactsFragment; answer: FormAnswer<Name> | undefined; isHeld: boolean };

/** What is typed becomes the draft; a form without script writes the same HTML. */
export function ContentForm({ item: { kind, identifier, fields, read }, answer, isHeld }: Props) {
  const { begin, hold } = useHolding(paths.contentHold(kind, identifier));
  const lost = hold?.is_own === false ? copy.held.lost(hold.by, formatTime(new Date(hold.since))) : null;
  const isShown = answer?.values.visible === undefined ? fields.is_active : answer.values.visible === 'oui';
  return (
    <Form method="post" noValidate className={styles.form} onInput={begin}>
      <input type="hidden" name="lu" value={read} />
      {/* the text's own headings follow on it */}
      <h2>{copy.text}</h2>
      <TextField
        name="titre"
        label={copy.fields.title}
        optional={kind === 'block'}
        defaultValue={fields.title}
        answer={answer}
      />
      <RichEditor
        label={copy.fields.content}
        hint={copy.fields.contentHint}
        html={answer?.values.contenu ?? fields.content}
      />
      {kind === 'page' && (
        <fieldset className={styles.group}>
          <legend>{copy.searchEngines}</legend>
          <TextField
            name="entete"
            label={copy.fields.heading}
            optional
            defaultValue={fields.content_heading ?? ''}
            answer={answer}
          />
          <TextField
            name="metaTitre"
            label={copy.fields.metaTitle}
            optional
            defaultValue={fields.meta_title ?? ''}
            answer={answer}
          />
          <TextField
            name="metaDescription"
            label={copy.fields.metaDescription}
            optional
            defaultValue={fields.meta_description ?? ''}
            answer={answer}
          />
          <TextField
            name="metaMots"
            label={copy.fields.metaKeywords}
            optional
            defaultValue={fields.meta_keywords ?? ''}
            answer={answer}
          />
        </fieldset>
      )}
      <Checkbox name="visible" value="oui" label={copy.fields.active} defaultChecked={isShown} />
      <p role="status">{lost}</p>
      <div className={styles.row}>
        {isHeld || lost !== null ? (
          <Button type="submit" name="intent" value="reprendre-enregistrer">
            {copy.held.takeAndSave}
          </Button>
        ) : (
          <>
            <Button type="submit" name="intent" value="enregistrer">
              {copy.save}
            </Button>
            <Button type="submit" name="intent" value="apercu" look="secondary">
              {copy.preview}
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}

import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { formatTime } from '@nuancier/ui/text/format.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import type { ContentFactsFragment } from '../../../generated/documents.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { contentCopy as copy } from './content-copy.ts';
import { RichEditor } from '../editor/rich-editor.tsx';
import { guarded } from '../office/unsaved/has-unsaved.ts';
import { PublishFields } from './publish-fields.tsx';
import styles from './content-form.module.css';

export type ContentField =
  'titre' | 'entete' | 'contenu' | 'metaTitre' | 'metaDescription' | 'metaMots' | 'visible';
type Props = {
  id: string;
  item: ContentFactsFragment;
  answer: FormAnswer<ContentField | 'du' | 'au'> | undefined;
  /** By a colleague, so that saving takes it over. */
  isHeld: boolean;
  /** Taken over while this page was open. */
  lost: { by: string; since: string } | null;
  onTyping: () => void;
};

/** What is typed becomes the draft, or is published as it stands; a form without script writes the same HTML. */
export function ContentForm({ id, item, answer, isHeld, lost, onTyping }: Props) {
  const { kind, fields, read, has_draft: hasDraft } = item;
  const isShown = answer?.values.visible === undefined ? fields.is_active : answer.values.visible === 'oui';
  return (
    <OfficeForm noValidate id={id} className={styles.form} onInput={onTyping} {...guarded(answer)}>
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
        name="contenu"
        label={copy.fields.content}
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
      <p role="status">{lost !== null && copy.held.lost(lost.by, formatTime(new Date(lost.since)))}</p>
      <div className={styles.row}>
        {isHeld ? (
          <Button type="submit" name="intent" value="reprendre-enregistrer">
            {copy.held.takeAndSave}
          </Button>
        ) : (
          <>
            <Button type="submit" name="intent" value="enregistrer" look="secondary">
              {copy.save}
            </Button>
            <Button type="submit" name="intent" value="apercu" look="secondary">
              {copy.preview}
            </Button>
          </>
        )}
      </div>
      {!isHeld && <PublishFields answer={answer} endsAt={item.ends_at} hasDraft={hasDraft} />}
    </OfficeForm>
  );
}

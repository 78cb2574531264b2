import { Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { formatMoment, formatTime } from '@nuancier/ui/text/format.ts';
import type { ContentFactsFragment } from '../../../generated/documents.ts';
import { OfficeForm } from '../office/forms/office-form.tsx';
import { contentCopy } from './content-copy.ts';
import styles from './content-form.module.css';

const { held: copy } = contentCopy;

type Props = { hold: NonNullable<ContentFactsFragment['held']>; preview: string; isTyping: boolean };

/** A colleague writes on this text: who, since when, and the way to take over. `isTyping`: the form below has it. */
export function HeldNote({ hold, preview, isTyping }: Props) {
  return (
    <section className={styles.form}>
      <h2>{copy.title(hold.by)}</h2>
      <p>{copy.since(formatMoment(new Date(hold.since)), formatTime(new Date(hold.seen_at)))}</p>
      {!isTyping && (
        <>
          <p>{copy.says(hold.by)}</p>
          <OfficeForm className={styles.row}>
            <Button type="submit" name="intent" value="reprendre" look="secondary">
              {copy.take}
            </Button>
            <Link to={preview} className={styles.link}>
              {contentCopy.preview}
            </Link>
          </OfficeForm>
        </>
      )}
    </section>
  );
}

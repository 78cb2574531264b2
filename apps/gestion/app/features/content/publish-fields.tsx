import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { typedParisMoment } from './paris-moment.ts';
import { contentCopy } from './content-copy.ts';
import styles from './content-form.module.css';

const { publish: copy } = contentCopy;

type Props = {
  answer: FormAnswer<'du' | 'au'> | undefined;
  /** of what is shown now: kept unless it is changed here */
  endsAt: string | null;
  hasDraft: boolean;
};

/** Within the form of the text, and after its own button: what is published is what stands above. */
export function PublishFields({ answer, endsAt, hasDraft }: Props) {
  return (
    <Card className={styles.form}>
      <h2>{copy.title}</h2>
      <p>{copy.says}</p>
      <div className={searchRow.fields}>
        <TextField
          name="du"
          type="datetime-local"
          label={copy.from}
          hint={copy.fromHint}
          optional
          answer={answer}
        />
        <TextField
          name="au"
          type="datetime-local"
          label={copy.until}
          hint={copy.untilHint}
          optional
          defaultValue={endsAt === null ? '' : typedParisMoment(new Date(endsAt))}
          answer={answer}
        />
        <Button type="submit" name="intent" value="publier">
          {copy.confirm}
        </Button>
        {hasDraft && (
          <Button type="submit" name="intent" value="abandonner" look="quiet">
            {contentCopy.discard}
          </Button>
        )}
      </div>
    </Card>
  );
}

import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { contentCopy } from './content-copy.ts';
import styles from './content-form.module.css';
import { typedParisMoment } from './paris-moment.ts';

const { publish, versions: copy } = contentCopy;

type Props = {
  answer: FormAnswer<'du' | 'au'> | undefined;
  version: number;
  /** of the version, as it was published then */
  endsAt: string | null;
  hasEnded: boolean;
};

/** The dates that a version of before will have, seen before it is shown again. */
export function RestoreFields({ answer, version, endsAt, hasEnded }: Props) {
  const end = endsAt === null ? null : new Date(endsAt);
  return (
    <Card className={styles.form}>
      <h2>{copy.restoreTitle(version)}</h2>
      <p>{copy.restoreSays(version)}</p>
      {end !== null && (
        <p>{hasEnded ? copy.restoreEnded(formatMoment(end)) : copy.restoreEnds(formatMoment(end))}</p>
      )}
      <div className={searchRow.fields}>
        <TextField
          name="du"
          type="datetime-local"
          label={publish.from}
          hint={publish.fromHint}
          optional
          answer={answer}
        />
        <TextField
          name="au"
          type="datetime-local"
          label={publish.until}
          hint={publish.untilHint}
          optional
          defaultValue={end === null || hasEnded ? '' : typedParisMoment(end)}
          answer={answer}
        />
        <Button type="submit">{copy.restore}</Button>
      </div>
    </Card>
  );
}

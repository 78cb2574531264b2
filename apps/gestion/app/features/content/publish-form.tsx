import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { contentCopy } from './content-copy.ts';
import styles from './content-form.module.css';

const { publish: copy } = contentCopy;

type Props = { read: string; answer: FormAnswer<'du' | 'au'> | undefined };

/** The draft as it was saved, not what is being typed below. */
export function PublishForm({ read, answer }: Props) {
  return (
    <Card className={styles.form}>
      <h2>{copy.title}</h2>
      <Form method="post" noValidate className={styles.row}>
        <input type="hidden" name="lu" value={read} />
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
          answer={answer}
        />
        <Button type="submit" name="intent" value="publier">
          {copy.confirm}
        </Button>
        <Button type="submit" name="intent" value="abandonner" look="quiet">
          {contentCopy.discard}
        </Button>
      </Form>
    </Card>
  );
}

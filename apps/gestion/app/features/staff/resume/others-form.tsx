import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { paths } from '../../../addresses/paths.ts';
import { serialiseKept } from '../../../backend/kept-form/kept-form.ts';
import type { KeptForm } from '../../../backend/kept-form/kept-form.ts';
import { KeptFields } from '../../office/forms/kept-fields.tsx';
import { othersCopy as copy } from './others-copy.ts';
import styles from '../door-form.module.css';

/** The step that ends the session of whoever is here, so that the form's author can enter. */
export const LEAVE = 'ceder';

type Props = { kept: KeptForm; opener: string; person: string };

/** Nothing is done in anybody's name before one of the two says so. */
export function OthersForm({ kept, opener, person }: Props) {
  return (
    <Card className={styles.card}>
      <h1>{copy.title}</h1>
      <p>{copy.says(opener, person)}</p>
      {!kept.isWhole && <p>{copy.incomplete}</p>}
      <Form method="post" action={kept.to} replace>
        <KeptFields kept={kept} why="others" />
        <Button type="submit" wide>
          {copy.asMyself(person)}
        </Button>
      </Form>
      <Form method="post" action={paths.resume()} encType="multipart/form-data">
        <input type="hidden" name="garde" value={serialiseKept(kept)} />
        <input type="hidden" name="etape" value={LEAVE} />
        <Button type="submit" look="secondary" wide>
          {copy.asOpener(opener)}
        </Button>
      </Form>
      <ButtonLink to={paths.home()} look="quiet" wide>
        {copy.giveUp}
      </ButtonLink>
    </Card>
  );
}

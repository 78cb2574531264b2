import { Form } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ResendForm } from './resend-form.tsx';
import styles from '../short-page.module.css';
import { mixedFormCopy as copy } from '../sign-in-copy.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { SavedForm } from '../../../actions/customers/saved-form.ts';
import { serialiseForm } from '../../../actions/customers/saved-form.ts';

type Props = {
  title: string;
  own: { name: string; email: string };
  kept: SavedForm | null;
  /** Shown before signing in. */
  isVisitors: boolean;
  back: string | null;
  pending: boolean;
};

/** Shown to one account, sent in the session of another: nothing is done until the user chooses. */
export function MixedForm({ title, own, kept, isVisitors, back, pending }: Props) {
  const goOn = <ButtonLink to={back ?? paths.home()}>{copy.goOn(own.name)}</ButtonLink>;
  return (
    <Page>
      <div className={styles.column}>
        <h1>{title}</h1>
        <ErrorMessage>{isVisitors ? copy.visitors(own) : copy.others(own)}</ErrorMessage>
        {isVisitors && kept && (
          <Card>
            <ResendForm kept={kept} label={copy.send(own.name)} />
          </Card>
        )}
        <div>{goOn}</div>
        {!isVisitors && (
          <Card className={styles.card}>
            <h2>{copy.signIn}</h2>
            <p>{kept ? copy.kept : copy.notKept}</p>
            <SignInForm
              form={Form}
              action={paths.resume()}
              answer={undefined}
              back={back}
              kept={kept && serialiseForm(kept)}
              pending={pending}
            />
          </Card>
        )}
      </div>
    </Page>
  );
}

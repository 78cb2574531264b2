import { Link } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { paths } from '../../addresses/paths.ts';
import { DoorForm } from './door-form.tsx';
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx';
import { staffCopy } from './staff-copy.ts';

const { signIn: copy, directory: directoryCopy } = staffCopy;

type Props = {
  /** the page that was asked for */
  back: string | null;
  /** what the merchant's directory is called, where there is one */
  directory: string | null;
  answer: FormAnswer<'email' | 'password'> | undefined;
};

/** All the ways in; also where one of them has failed. */
export function SignInForm({ back, directory, answer }: Props) {
  return (
    <DoorForm
      title={copy.title}
      says={back === null ? undefined : copy.asked}
      send={copy.send}
      action={paths.signIn(back ?? undefined)}
      refusal={answer?.refusal}
      below={
        <>
          {directory !== null && (
            <ButtonLink to={paths.directoryDeparture(back)} reloadDocument look="secondary" wide>
              {directoryCopy.enter(directory)}
            </ButtonLink>
          )}
          <PasskeySignIn back={back} />
          <Link to={paths.forgottenPassword()}>{copy.forgotten}</Link>
        </>
      }
    >
      {back !== null && <input type="hidden" name="retour" value={back} />}
      <TextField
        name="email"
        type="email"
        label={copy.email}
        autoComplete="username"
        autoCapitalize="none"
        answer={answer}
      />
      <TextField
        name="password"
        type="password"
        label={copy.password}
        autoComplete="current-password"
        answer={answer}
      />
    </DoorForm>
  );
}

import { useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { paths } from '../../../addresses/paths.ts';
import { CodeField } from '../code-field.tsx';
import { DoorForm } from '../door-form.tsx';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { staffCopy } from '../staff-copy.ts';
import { resumeCopy as copy } from './resume-copy.ts';

export type AtTheDoor = {
  standing: 'signed_out' | 'owes_factor' | 'owes_enrolment';
  /** the form that waits, as this page carries it */
  kept: string | null;
  isWhole: boolean;
  /** where one goes without it */
  back: string | null;
  answer: FormAnswer<'email' | 'password' | 'code'> | undefined;
};

/** The steps of the way in on one page, which carries what was typed from each to the next. */
export function ResumeDoor({
  standing,
  kept,
  isWhole,
  back,
  answer,
  directory,
}: AtTheDoor & { directory: string | null }) {
  const goOn = useRef<HTMLFormElement>(null);
  const carried = (
    <>
      {kept !== null && <input type="hidden" name="garde" value={kept} />}
      {back !== null && <input type="hidden" name="retour" value={back} />}
    </>
  );
  const entered = <PasskeySignIn back={back} onEntered={() => goOn.current?.requestSubmit()} />;
  const elsewhere = (
    <Form ref={goOn} method="post" action={paths.resume()} encType="multipart/form-data">
      {carried}
      <Button type="submit" look="quiet" wide>
        {copy.goOn}
      </Button>
    </Form>
  );
  const says = kept === null ? copy.notKept : isWhole ? copy.kept : `${copy.kept} ${copy.incomplete}`;
  if (standing === 'owes_enrolment')
    return (
      <Card>
        <h1>{staffCopy.enrolment.title}</h1>
        <p>{copy.enrolFirst}</p>
        <ButtonLink to={paths.enrolment()} target="_blank" reloadDocument wide>
          {copy.enrol}
        </ButtonLink>
        {elsewhere}
      </Card>
    );
  if (standing === 'owes_factor')
    return (
      <DoorForm
        key={standing}
        title={staffCopy.factor.title}
        says={staffCopy.factor.says}
        send={staffCopy.factor.send}
        action={paths.resume()}
        isLong
        refusal={answer?.refusal}
        below={
          <>
            {entered}
            {elsewhere}
          </>
        }
      >
        {carried}
        <input type="hidden" name="etape" value="code" />
        <CodeField answer={answer} />
      </DoorForm>
    );
  return (
    <DoorForm
      title={copy.title}
      says={says}
      send={staffCopy.signIn.send}
      action={paths.resume()}
      isLong
      refusal={answer?.refusal}
      below={
        <>
          {directory !== null && (
            <ButtonLink
              to={paths.directoryDeparture(null)}
              target="_blank"
              reloadDocument
              look="secondary"
              wide
            >
              {copy.elsewhere(directory)}
            </ButtonLink>
          )}
          {entered}
          {elsewhere}
        </>
      }
    >
      {carried}
      <input type="hidden" name="etape" value="mot-de-passe" />
      <TextField
        name="email"
        type="email"
        label={staffCopy.signIn.email}
        autoComplete="username"
        autoCapitalize="none"
        answer={answer}
      />
      <TextField
        name="password"
        type="password"
        label={staffCopy.signIn.password}
        autoComplete="current-password"
        answer={answer}
      />
    </DoorForm>
  );
}

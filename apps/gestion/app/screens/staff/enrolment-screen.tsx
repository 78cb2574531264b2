import { redirect } from 'react-router';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { BeginTotpEnrolmentDocument, ConfirmTotpEnrolmentDocument } from '../../../generated/documents.ts';
import { placeOf } from '../../backend/admission.server.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { CodePicture } from '../../features/codes/code-picture.tsx';
import { squareCode } from '../../features/codes/drawn-code.server.ts';
import { DoorForm } from '../../features/staff/door-form.tsx';
import { PasskeyInstead } from '../../features/staff/passkeys/passkey-instead.tsx';
import { passkeyCopy } from '../../features/staff/passkeys/passkey-copy.ts';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import type { Route } from './+types/enrolment-screen';

const { enrolment: copy } = staffCopy;

export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (staff.standing !== 'owes_enrolment') throw redirect(placeOf(staff));
  const { beginTotpEnrolment } = await context.get(backendContext).ask(BeginTotpEnrolmentDocument, {});
  return { ...beginTotpEnrolment, picture: squareCode(beginTotpEnrolment.uri) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const code = formText(await readForm(request), 'code').replaceAll(/\s/g, '');
  if (code === '')
    return notAccepted<'code'>({ values: {}, faults: { code: staffCopy.factor.missing }, refusal: null });
  const asked = await orRefusal(context.get(backendContext).ask(ConfirmTotpEnrolmentDocument, { code }));
  if ('refusal' in asked) return notAccepted<'code'>({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(placeOf(asked.done.confirmTotpEnrolment));
}

export default function EnrolmentScreen({
  loaderData: { secret, uri, picture },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <DoorForm
        title={copy.title}
        says={copy.says}
        send={copy.send}
        refusal={actionData?.refusal}
        below={<PasskeyInstead />}
      >
        <CodePicture picture={picture} label={passkeyCopy.qr} shape="square" />
        <dl>
          <dt>{copy.secret}</dt>
          <dd>
            <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </dd>
        </dl>
        <a href={uri}>{copy.open}</a>
        <TextField
          name="code"
          label={copy.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          answer={actionData}
        />
      </DoorForm>
    </>
  );
}

import { Form, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { paths } from '../../addresses/paths.ts';
import { placeOf } from '../../backend/admission.server.ts';
import { formText, notAccepted, readForm, wayBack } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { CodeField } from '../../features/staff/code-field.tsx';
import { DoorForm } from '../../features/staff/door-form.tsx';
import { PasskeySignIn } from '../../features/staff/passkeys/passkey-sign-in.tsx';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { proveByCode } from './entering.server.ts';
import type { Route } from './+types/second-factor-screen';

const { factor: copy } = staffCopy;

export function loader({ request, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (staff.standing !== 'owes_factor') throw redirect(placeOf(staff));
  return {
    back: wayBack(new URL(request.url).searchParams.get('retour')),
    hasKey: staff.ways?.includes('passkey') ?? false,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const proven = await proveByCode(form, context.get(backendContext));
  if ('answer' in proven) return notAccepted(proven.answer);
  throw redirect(placeOf(proven, wayBack(formText(form, 'retour'))));
}

export default function SecondFactorScreen({
  loaderData: { back, hasKey },
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
        below={
          <>
            {hasKey && <PasskeySignIn back={back} />}
            <Form method="post" action={paths.signOut()}>
              <Button type="submit" look="quiet" size="small">
                {copy.otherAccount}
              </Button>
            </Form>
          </>
        }
      >
        {back !== null && <input type="hidden" name="retour" value={back} />}
        <CodeField answer={actionData} />
      </DoorForm>
    </>
  );
}

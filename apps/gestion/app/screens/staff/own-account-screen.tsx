import { redirect, useNavigate } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import {
  ChangeOwnPasswordDocument,
  EndOwnSessionDocument,
  OwnSessionsDocument,
  RemovePasskeyDocument,
  StaffSignOutEverywhereDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { DeviceChoiceBoxes } from '../../features/staff/device-choice-boxes.tsx';
import { OwnSessions } from '../../features/staff/own-sessions.tsx';
import { AddPasskey } from '../../features/staff/passkeys/add-passkey.tsx';
import { OwnPasskeys } from '../../features/staff/passkeys/own-passkeys.tsx';
import { passkeyCopy } from '../../features/staff/passkeys/passkey-copy.ts';
import { staffCopy } from '../../features/staff/staff-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import styles from './own-account-screen.module.css';
import type { Route } from './+types/own-account-screen';

const { account: copy } = staffCopy;
const NOTES: Readonly<Record<string, string>> = {
  session: copy.ended,
  'mot-de-passe': copy.passwordChanged,
  'cle-retiree': passkeyCopy.removed,
  'cle-ajoutee': passkeyCopy.added,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ownSessions, ownFactors } = await context.get(backendContext).ask(OwnSessionsDocument, {});
  const note = new URL(request.url).searchParams.get('note') ?? '';
  return {
    person: context.get(staffContext).person ?? null,
    sessions: ownSessions,
    keys: ownFactors.passkeys,
    note: Object.hasOwn(NOTES, note) ? (NOTES[note] ?? null) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { ask } = context.get(backendContext);
  switch (formText(form, 'intent')) {
    case 'end-session': {
      // Ended by another press meanwhile is ended as well.
      await orRefusal(ask(EndOwnSessionDocument, { id: formText(form, 'session') }));
      throw redirect(`${paths.ownAccount()}?note=session`);
    }
    case 'remove-passkey': {
      const asked = await orRefusal(ask(RemovePasskeyDocument, { id: formText(form, 'cle') }));
      if ('refusal' in asked)
        return notAccepted<'current' | 'password' | 'cle'>({
          values: { cle: 'refused' },
          faults: {},
          refusal: asked.refusal,
        });
      throw redirect(`${paths.ownAccount()}?note=cle-retiree`);
    }
    case 'end-all':
      await ask(StaffSignOutEverywhereDocument, {});
      throw redirect(paths.signIn());
    default: {
      const currentPassword = String(form.get('current') ?? '');
      const newPassword = String(form.get('password') ?? '');
      const asked = await orRefusal(ask(ChangeOwnPasswordDocument, { currentPassword, newPassword }));
      if ('refusal' in asked)
        return notAccepted<'current' | 'password' | 'cle'>({
          values: {},
          faults: {},
          refusal: asked.refusal,
        });
      throw redirect(`${paths.ownAccount()}?note=mot-de-passe`);
    }
  }
}

export default function OwnAccountScreen({
  loaderData: { person, sessions, keys, note },
  actionData,
}: Route.ComponentProps) {
  const navigate = useNavigate();
  const isOfKeys = actionData?.values.cle !== undefined;
  const stores = person?.stores.map(({ name }) => name).join(', ');
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.account}>
        <h1>{copy.title}</h1>
        <OutcomeNote done={note} />
        {person && (
          <Card>
            <p>
              <strong>{`${person.firstname} ${person.lastname}`}</strong>
            </p>
            <p>{person.email}</p>
            <p>{`${copy.role}\u00A0: ${officeCopy.roles[person.role]}`}</p>
            <p>{`${copy.stores}\u00A0: ${stores === '' ? copy.everywhere : stores}`}</p>
          </Card>
        )}
        <h2>{copy.sessions}</h2>
        <OwnSessions sessions={sessions} />
        <h2>{passkeyCopy.title}</h2>
        <Card className={styles.account}>
          <p>{passkeyCopy.says}</p>
          <FormRefusal title={passkeyCopy.kept} refusal={isOfKeys ? actionData.refusal : null} />
          <OwnPasskeys keys={keys} />
          <AddPasskey asksPassword onAdded={() => void navigate('?note=cle-ajoutee')} />
        </Card>
        <DeviceChoiceBoxes />
        <h2>{copy.passwordTitle}</h2>
        <Card>
          <FormRefusal title={copy.passwordRefused} refusal={isOfKeys ? null : actionData?.refusal} />
          <OfficeForm noValidate className={styles.form}>
            <TextField
              name="current"
              type="password"
              label={copy.currentPassword}
              hint={copy.currentHint}
              autoComplete="current-password"
              answer={actionData}
            />
            <TextField
              name="password"
              type="password"
              label={staffCopy.newPassword.password}
              hint={staffCopy.newPassword.hint}
              autoComplete="new-password"
              answer={actionData}
            />
            <Button type="submit" name="intent" value="password">
              {copy.passwordTitle}
            </Button>
          </OfficeForm>
        </Card>
      </div>
    </Page>
  );
}

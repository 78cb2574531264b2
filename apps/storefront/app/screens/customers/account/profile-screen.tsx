import { Form, useNavigation } from 'react-router';
import { DevicesDocument, ProfileDocument } from '../../../../generated/documents.ts';
import { changePassword } from '../../../actions/customers/change-password.server.ts';
import { endDevice, endOtherDevices } from '../../../actions/customers/end-devices.server.ts';
import { linkClientCode } from '../../../actions/customers/link-client-code.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext, viewerContext } from '../../../backend/request-context.server.ts';
import { saveProfile } from '../../../actions/customers/save-profile.server.ts';
import { accountCopy } from '../../../features/customers/account-copy.ts';
import { AccountInformation } from '../../../features/customers/account/account-information.tsx';
import { ChangePasswordForm } from '../../../features/customers/passwords/change-password-form.tsx';
import { ClientCodeForm } from '../../../features/customers/registration/client-code-form.tsx';
import { deviceCopy } from '../../../features/customers/profile/device-copy.ts';
import { DeviceList, DEVICES_ID } from '../../../features/customers/profile/device-list.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { CLIENT_CODE_ID, mayLinkCompany } from '../../../features/customers/account/may-link-company.ts';
import { PASSWORD_ID, PasswordButton } from '../../../features/customers/passwords/password-button.tsx';
import { passwordCopy } from '../../../features/customers/passwords/password-copy.ts';
import { profileCopy } from '../../../features/customers/profile/profile-copy.ts';
import { ProfileForm } from '../../../features/customers/profile/profile-form.tsx';
import { SavedNote } from '../../../features/customers/profile/saved-note.tsx';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import type { Route } from './+types/profile-screen.ts';
import styles from './profile-screen.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const backend = context.get(backendContext);
  // A customer's devices are private, also from a representative.
  const owner = viewer.kind === 'signed-in' && !viewer.representative;
  const [{ customer }, devices] = await Promise.all([
    backend.query(ProfileDocument, {}),
    owner ? backend.query(DevicesDocument, {}) : null,
  ]);
  if (viewer.kind !== 'signed-in' || !customer)
    throw new Error('The guard let in somebody without a profile');
  return { viewer, profile: customer, devices: devices?.customerDevices ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = form.get('intent');
  if (intent === 'password') return changePassword(form, context);
  if (intent === 'client-code') return linkClientCode(form, context);
  if (intent === 'end-device') return endDevice(form, context);
  if (intent === 'end-other-devices') return endOtherDevices(context);
  return saveProfile(form, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [accountCopy.profileTitle, accountCopy.title], noindex: true });
}

export default function ProfileScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, profile, devices } = loaderData;
  const pending = useNavigation().state === 'submitting';
  const hydrated = useHydrated();
  return (
    <Page>
      <h1>{accountCopy.profileTitle}</h1>
      <SavedNote outcome={actionData} />
      <div className={styles.cards}>
        <Card>
          <h2>{profileCopy.edit}</h2>
          <ProfileForm
            // A saved profile is drawn anew from what the API kept.
            key={actionData?.kind === 'saved' ? JSON.stringify(profile) : 'typing'}
            profile={profile}
            answer={actionData?.kind === 'profile' ? actionData.answer : undefined}
            pending={pending}
          />
        </Card>
        {!viewer.representative && (
          <Card id={PASSWORD_ID}>
            <h2>{passwordCopy.changeTitle}</h2>
            {hydrated ? (
              <PasswordButton />
            ) : (
              <ChangePasswordForm
                form={Form}
                email={viewer.email}
                answer={actionData?.kind === 'password' ? actionData.answer : undefined}
                pending={pending}
              />
            )}
          </Card>
        )}
        {devices !== null && (
          <Card id={DEVICES_ID}>
            <h2>{deviceCopy.title}</h2>
            <FormRefusal
              title={deviceCopy.refusedTitle}
              refusal={actionData?.kind === 'devices' ? actionData.refusal : null}
            />
            <DeviceList devices={devices} action={paths['customer-my-profile']()} />
          </Card>
        )}
        {mayLinkCompany(viewer) && (
          <Card id={CLIENT_CODE_ID}>
            <h2>{accountCopy.haveClientCode}</h2>
            <p className={styles.help}>{accountCopy.haveClientCodeHelp}</p>
            <ClientCodeForm
              form={Form}
              action={paths['customer-my-profile']()}
              answer={actionData?.kind === 'client-code' ? actionData.answer : undefined}
              pending={pending}
            />
          </Card>
        )}
        <Card>
          <h2>{accountCopy.information}</h2>
          <AccountInformation viewer={viewer} limits={profile.approval_limits ?? null} />
        </Card>
      </div>
    </Page>
  );
}

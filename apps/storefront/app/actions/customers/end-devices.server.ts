import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { EndDeviceDocument, EndOtherDevicesDocument } from '../../../generated/documents.ts';
import type { ProfileOutcome } from './profile-outcome.ts';
import { formText, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';

export async function endDevice(form: FormData, context: Readonly<RouterContextProvider>) {
  const asked = context.get(backendContext).mutate(EndDeviceDocument, { id: formText(form, 'device') });
  return told(await orRefusal(asked), 'device');
}

export async function endOtherDevices(context: Readonly<RouterContextProvider>) {
  return told(
    await orRefusal(context.get(backendContext).mutate(EndOtherDevicesDocument, {})),
    'other-devices',
  );
}

function told(asked: Awaited<ReturnType<typeof orRefusal>>, what: 'device' | 'other-devices') {
  return 'refusal' in asked
    ? data<ProfileOutcome>({ kind: 'devices', refusal: asked.refusal }, { status: 422 })
    : data<ProfileOutcome>({ kind: 'saved', what });
}

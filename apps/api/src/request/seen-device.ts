// Which device asks: by the token that the storefront gives a browser, else by the User-Agent. It grants nothing; it
// shows the owner of an account where the account is open.
import { deviceName } from '@nuancier/domain/customers/sign-in/device-name.ts';
import type { Asked } from './api-request.ts';
import { tokenHash } from './secret-token.ts';

export type Device = { hash: Buffer; name: string };

export function seenDevice({ deviceToken, userAgent }: Asked): Device | null {
  const mark = deviceToken ?? userAgent;
  return mark === undefined ? null : { hash: tokenHash(mark), name: deviceName(userAgent ?? '') };
}

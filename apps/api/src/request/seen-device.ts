// Which device asks: by the token that the storefront gives a browser, else by what the client says of itself. It lets
// nobody in; it tells the owner of an account where the account is open.
import { deviceName } from '@nuancier/domain/customers/sign-in/device-name.ts';
import type { Asked } from './api-request.ts';
import { tokenHash } from './secret-token.ts';

export type Device = { hash: Buffer; name: string };

export function seenDevice({ deviceToken, userAgent }: Asked): Device | null {
  const mark = deviceToken ?? userAgent;
  return mark === undefined ? null : { hash: tokenHash(mark), name: deviceName(userAgent ?? '') };
}

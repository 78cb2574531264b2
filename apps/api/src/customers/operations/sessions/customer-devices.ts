import type { CustomerDevice } from '@nuancier/contract/api-types.ts';
import { UNKNOWN_DEVICE } from '@nuancier/domain/customers/sign-in/device-name.ts';
import { allowed } from '../../../refusals/allowed.ts';
import { recordAudit } from '../../../audit/audit.ts';
import type { CustomersContext } from '../../customers-context.ts';
import type { Database } from '../../../database/tables.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { tokenHash } from '../../../request/secret-token.ts';
import { openLives } from '../../customers.ts';
import { deleteDevices, selectOpenDevices } from '../../sessions/devices-store.ts';
import type { OpenDevice } from '../../sessions/devices-store.ts';

export async function customerDevices(
  context: Pick<CustomersContext, 'now' | 'viewer' | 'sessionToken' | 'db'>,
): Promise<CustomerDevice[]> {
  const { customerId } = allowed(context.viewer, 'change-credentials');
  const devices = await openDevices(context.db, context, customerId);
  return devices.map(({ id, name, opened_at, used_at, is_current }) => ({
    id,
    name: name ?? UNKNOWN_DEVICE,
    opened_at: opened_at.toISOString(),
    used_at: used_at.toISOString(),
    is_current,
  }));
}

export async function endCustomerDevice(
  context: Pick<CustomersContext, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  id: string,
): Promise<boolean> {
  const { customerId } = allowed(context.viewer, 'change-credentials');
  await context.db.transaction().execute(async (transaction) => {
    if (!(await deleteDevices(transaction, customerId, [id]))) throw new Refusal('NO_SUCH_DEVICE');
    await recordAudit(transaction, context, { event: 'device-ended' });
  });
  return true;
}

/** True also when there was no other device: the wanted state is reached. */
export async function endOtherCustomerDevices(
  context: Pick<CustomersContext, 'requestId' | 'now' | 'viewer' | 'sessionToken' | 'clientAddress' | 'db'>,
): Promise<boolean> {
  const { customerId } = allowed(context.viewer, 'change-credentials');
  await context.db.transaction().execute(async (transaction) => {
    const others = (await openDevices(transaction, context, customerId)).filter(
      (device) => !device.is_current,
    );
    const ids = others.map(({ id }) => id);
    if (!(await deleteDevices(transaction, customerId, ids))) return;
    await recordAudit(transaction, context, { event: 'device-ended', details: { devices: ids.length } });
  });
  return true;
}

function openDevices(
  db: Database,
  { sessionToken = '', now }: Pick<CustomersContext, 'sessionToken' | 'now'>,
  customerId: number,
): Promise<OpenDevice[]> {
  return selectOpenDevices(db, customerId, { own: tokenHash(sessionToken), ...openLives(now()) });
}

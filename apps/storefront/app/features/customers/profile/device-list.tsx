import type { DeviceFieldsFragment } from '../../../../generated/documents.ts';
import { formatLongDate, formatMoment } from '@nuancier/ui/text/format.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { deviceCopy as copy } from './device-copy.ts';
import styles from './device-list.module.css';

export const DEVICES_ID = 'appareils';

type Props = { devices: readonly DeviceFieldsFragment[]; action: string };

/** Where the account is open; each is ended by one press, without script too. */
export function DeviceList({ devices, action }: Props) {
  return (
    <>
      <p className={styles.intro}>{copy.intro}</p>
      <CardTable
        caption={copy.title}
        columns={[{ label: copy.device }, { label: copy.lastUse }, { label: copy.action, figures: true }]}
        rows={devices.map((device) => ({
          key: device.id,
          cells: [
            <Named key="device" device={device} />,
            formatMoment(new Date(device.used_at)),
            <End key="end" device={device} action={action} />,
          ],
        }))}
      />
      {devices.length > 1 && (
        <Form method="post" action={action} className={styles.others}>
          <Button type="submit" look="secondary" name="intent" value="end-other-devices">
            {copy.endOthers}
          </Button>
        </Form>
      )}
    </>
  );
}

function Named({ device: { name, opened_at } }: { device: DeviceFieldsFragment }) {
  return (
    <div>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.since}>{copy.openedOn(formatLongDate(new Date(opened_at)))}</span>
    </div>
  );
}

function End({ device, action }: { device: DeviceFieldsFragment; action: string }) {
  if (device.is_current) return <span className={styles.current}>{copy.current}</span>;
  const label = copy.endNamed(device.name, formatMoment(new Date(device.used_at)));
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="device" value={device.id} />
      <Button type="submit" look="secondary" size="small" name="intent" value="end-device" aria-label={label}>
        {copy.end}
      </Button>
    </Form>
  );
}

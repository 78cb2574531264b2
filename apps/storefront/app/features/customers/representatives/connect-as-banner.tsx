import { paths } from '../../../addresses/paths.ts';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { connectAsCopy, connectAsKeys } from './connect-as-copy.ts';
import styles from './connect-as-banner.module.css';
import type { FrameViewer } from '../../../backend/frame-viewer.ts';

/** Reminds a sales representative in whose shop they are; leaving reloads the shop as a visitor's. */
export function ConnectAsBanner({ viewer }: { viewer: FrameViewer }) {
  if (viewer.kind === 'signed-out' || !viewer.representative) return null;
  const { firstname, lastname, customer_name: customerName } = viewer.representative;
  return (
    <section
      aria-label={connectAsCopy.label}
      className={styles.banner}
      data-connect-as
      data-message-key={connectAsKeys.banner}
      data-print="no"
    >
      <p>{connectAsCopy.banner(`${firstname} ${lastname}`, customerName)}</p>
      <Form method="post" action={paths['sign-out']()} reloadDocument>
        <button className={styles.leave}>{connectAsCopy.leave}</button>
      </Form>
    </section>
  );
}

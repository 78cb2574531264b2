import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import X from 'lucide-react/icons/x';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { messageCopy } from './message-copy.ts';
import styles from './message-banner.module.css';
import type { ApprovalMessage } from '../../../backend/frame/frame-data.ts';

/** News of an approval request: good news leads to the cart. Put away, it does not come back. */
export function MessageBanner({ message }: { message: ApprovalMessage }) {
  const { pathname, search } = useLocation();
  const refused = message.type === 'rejected';
  return (
    <section
      aria-label={messageCopy.approvalNews}
      data-message-banner={message.type}
      className={classNames(styles.banner, styles[refused ? 'refused' : 'success'])}
    >
      {refused ? <CircleX aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      <p>
        {message.content} {!refused && <Link to={paths.cart()}>{messageCopy.approvalLink}</Link>}
      </p>
      <Form method="post" action={paths['customer-my-requests']()} preventScrollReset>
        <input type="hidden" name="back" value={pathname + search} />
        <button
          type="submit"
          name="intent"
          value="dismiss"
          aria-label={messageCopy.approvalDismiss}
          className={styles.close}
        >
          <X aria-hidden="true" size={20} />
        </button>
      </Form>
    </section>
  );
}

import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { customersCopy } from './copy.ts';
import styles from './message-banner.module.css';

export type ApprovalMessage = {
  type: 'requested' | 'approved' | 'approved_with_changes' | 'rejected';
  content: string;
};

/** News of an approval request: good news leads to the cart. */
export function MessageBanner({ message }: { message: ApprovalMessage }) {
  const refused = message.type === 'rejected';
  return (
    <section
      aria-label={customersCopy.approvalNews}
      data-message-banner={message.type}
      className={classNames(styles['banner'], styles[refused ? 'refused' : 'success'])}
    >
      {refused ? <CircleX aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      <p>
        {message.content} {!refused && <Link to={paths.cart()}>{customersCopy.approvalLink}</Link>}
      </p>
    </section>
  );
}

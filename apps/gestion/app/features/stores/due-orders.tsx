import { Link } from 'react-router';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { mailLink } from '@nuancier/ui/text/mail-link.ts';
import type { StoreDayAskedQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { storesCopy } from './stores-copy.ts';
import { PhoneText } from '../office/telephone/phone-text.tsx';
import styles from './due-orders.module.css';

const { close: copy } = storesCopy;

type Day = NonNullable<NonNullable<StoreDayAskedQuery['shopStore']>['day']>;
type Props = {
  /** what the list is called */
  label: string;
  orders: NonNullable<Day['due_orders']>;
};

/** Orders of one day, each with the ways to reach its customer. */
export function DueOrders({ label, orders }: Props) {
  if (orders.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.orders}>
      {orders.map(({ number, buyer_name: name, company, telephone, email, status_label: status }) => (
        <li key={number} className={styles.order}>
          <Link to={paths.order(number)}>{copy.order(number)}</Link>
          <span>{[name, company, status].filter(Boolean).join(', ')}</span>
          {telephone !== null && (
            <a href={`tel:${telephone}`}>
              <PhoneText digits={telephone} />
            </a>
          )}
          <a href={mailLink(email)}>
            <EmailText address={email} />
          </a>
        </li>
      ))}
    </ul>
  );
}

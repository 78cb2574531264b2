import { Link } from 'react-router';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { formatAmount, formatLocalDay, formatMoment } from '@nuancier/ui/text/format.ts';
import { mailLink } from '@nuancier/ui/text/mail-link.ts';
import type { ReturnAtTheDeskFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { Telephone } from '../office/telephone/telephone.tsx';
import { returnCopy as copy } from './return-copy.ts';
import { returnsCopy } from './returns-copy.ts';
import styles from './return-facts.module.css';

const { facts } = copy;
/** From then on the day is near enough to be told by more than its date. */
const SOON = 3;

/** Who, since when, and by which day the money has to be back. */
export function ReturnFacts({ shopReturn: one }: { shopReturn: ReturnAtTheDeskFragment }) {
  const isOpen = !['refunded', 'refused', 'cancelled'].includes(one.state);
  return (
    <Card>
      <dl className={styles.facts}>
        <div>
          <dt>{facts.buyer}</dt>
          <dd>
            <strong>{one.buyer_name}</strong>
            {one.telephone !== null && (
              <p>
                <Telephone {...one} />
              </p>
            )}
            <p>
              <a href={mailLink(one.email)}>
                <EmailText address={one.email} />
              </a>
            </p>
          </dd>
        </div>
        <div>
          <dt>{facts.order}</dt>
          <dd>
            <Link to={paths.order(one.order_number)} className={styles.link}>
              {one.order_number}
            </Link>
            <p>{one.store.name}</p>
          </dd>
        </div>
        <div>
          <dt>{facts.declared}</dt>
          <dd>{formatMoment(new Date(one.declared_at))}</dd>
        </div>
        <div>
          <dt>{facts.legal}</dt>
          <dd>
            {one.legal_day === null ? (
              copy.professional
            ) : (
              <>
                {formatLocalDay(one.legal_day)}
                <p className={styles.soft}>{copy.legalSays}</p>
              </>
            )}
          </dd>
        </div>
        {isOpen && one.refund_day !== null && one.days_left !== null && (
          <div>
            <dt>{facts.refund}</dt>
            <dd>
              {formatLocalDay(one.refund_day)}{' '}
              <Badge look={one.days_left < 0 ? 'danger' : one.days_left <= SOON ? 'warning' : 'neutral'}>
                {returnsCopy.daysLeft(one.days_left)}
              </Badge>
              {one.received_on === null && <p className={styles.soft}>{copy.waits}</p>}
            </dd>
          </div>
        )}
        <div>
          <dt>{facts.payment}</dt>
          <dd>{one.payment_label}</dd>
        </div>
        {one.settled_cents !== null && (
          <div>
            <dt>{facts.settled}</dt>
            <dd>{formatAmount(one.settled_cents / 100)}</dd>
          </div>
        )}
        {one.refusal_reason !== null && (
          <div>
            <dt>{facts.reason}</dt>
            <dd>{one.refusal_reason}</dd>
          </div>
        )}
      </dl>
      <h2 className={styles.heading}>{one.opened_by === null ? copy.declaration : copy.openedHere}</h2>
      <p className={styles.words}>{one.declaration}</p>
    </Card>
  );
}

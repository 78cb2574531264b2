import { Link } from 'react-router';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { formatDate, formatMoment } from '@nuancier/ui/text/format.ts';
import type { WrittenQuotationFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { quotationCopy } from './quotation-copy.ts';
import styles from './quotation-facts.module.css';

const { facts: copy } = quotationCopy;

/** Whose it is, and what became of it. */
export function QuotationFacts({ quotation }: { quotation: WrittenQuotationFragment }) {
  const { customer, company } = quotation;
  const seen = quotation.sent_at === null ? null : (moment(quotation.seen_at) ?? copy.notSeen);
  const changed = [moment(quotation.changed_at), quotation.changed_by].filter(Boolean).join(', ');
  const facts = [
    [
      copy.company,
      company && (
        <Link key="company" to={paths.company(company.id)} className={styles.link}>
          {company.name}
        </Link>
      ),
    ],
    [copy.clientCode, company?.client_code],
    [
      copy.customer,
      customer && (
        <>
          {company === null ? (
            <Link to={paths.customer(customer.id)} className={styles.link}>
              {customer.name}
            </Link>
          ) : (
            customer.name
          )}
          <br />
          <EmailText address={customer.email} />
        </>
      ),
    ],
    [copy.label, quotation.label],
    [copy.asked, moment(quotation.asked_at)],
    [copy.wishedOn, quotation.wished_on && formatDate(new Date(quotation.wished_on))],
    [copy.message, quotation.asked_message],
    [copy.seller, quotation.seller],
    [copy.created, formatDate(new Date(quotation.created_on))],
    [copy.validUntil, formatDate(new Date(quotation.valid_until))],
    [copy.sent, moment(quotation.sent_at)],
    [copy.seen, seen],
    [copy.decided, moment(quotation.decided_at)],
    [copy.reason, quotation.reason],
    [copy.changed, changed],
  ] as const;
  return (
    <Card>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {quotation.order_number !== null && (
          <div>
            <dt>{copy.order}</dt>
            <dd>
              <Link to={paths.order(quotation.order_number)} className={styles.link}>
                {quotation.order_number}
              </Link>
            </dd>
          </div>
        )}
        {quotation.replaced_by !== null && (
          <div>
            <dt>{copy.replacedBy}</dt>
            <dd>
              <Link to={paths.quotation(quotation.replaced_by)} className={styles.link}>
                {quotation.replaced_by}
              </Link>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function moment(at: string | null): string | null {
  return at && formatMoment(new Date(at));
}

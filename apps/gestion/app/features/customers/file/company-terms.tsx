import { Card } from '@nuancier/ui/pieces/card.tsx';
import { formatAmount, formatNumber } from '@nuancier/ui/text/format.ts';
import type { ShopCompanyQuery } from '../../../../generated/documents.ts';
import { customerCopy as copy } from '../customer-copy.ts';
import { customersCopy } from '../customers-copy.ts';
import { Facts } from '../facts.tsx';
import { fileDay } from './file-dates.ts';
import { FilePart } from './file-part.tsx';
import styles from './file-part.module.css';

type File = NonNullable<ShopCompanyQuery['shopCompany']>['file'];

const amount = (cents: number) => formatAmount(cents / 100);
const day = (date: string | null) => (date === null ? null : fileDay(date));

/** What a company owes and may owe, and what it has negotiated. */
export function CompanyTerms({ file: { credit, conditions } }: { file: File }) {
  const { conditions: words } = copy;
  return (
    <>
      {credit !== null && (
        <section className={styles.part}>
          <h2>{copy.credit.title}</h2>
          <Card>
            <Facts
              facts={[
                [copy.credit.authorised, amount(credit.authorised_cents)],
                [copy.credit.used, amount(credit.used_cents)],
                [copy.credit.inProgress, amount(credit.orders_in_progress_cents)],
                [copy.credit.available, amount(credit.available_cents)],
                [
                  copy.credit.overdue,
                  <span key="overdue">
                    <strong>{amount(credit.overdue_cents)}</strong>
                    {credit.overdue_since !== null &&
                      ` ${copy.credit.overdueSince(fileDay(credit.overdue_since))}`}
                  </span>,
                ],
              ]}
            />
          </Card>
        </section>
      )}
      {conditions !== null && (
        <FilePart
          title={words.title}
          empty={words.empty}
          columns={words.columns}
          rows={conditions.map((condition, at) => ({
            key: String(at),
            cells: [
              condition.label,
              condition.about,
              formatNumber(condition.from_quantity),
              condition.percent !== null
                ? words.percent(formatNumber(condition.percent))
                : condition.net_cents === null
                  ? customersCopy.nothing
                  : words.net(amount(condition.net_cents)),
              words.between(day(condition.valid_from), day(condition.valid_to)),
            ],
          }))}
        />
      )}
    </>
  );
}

import type { ApprovalDetailFragment } from '../../../generated/documents.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { deliveryDayWords, promiseWords } from '../stock/stock-words.ts';
import { wishWords } from '../stock/wish-words.ts';
import styles from './approval-summary.module.css';
import { approvalsCopy as copy } from './copy.ts';

type Facts = Pick<ApprovalDetailFragment, 'asker' | 'company_credit' | 'direct_order'>;

/** What a decider needs besides the sum: the asker's limits, and the company's remaining credit. */
export function DecisionFacts({ request }: { request: Facts }) {
  const { asker, company_credit: credit, direct_order: direct } = request;
  const ceiling = asker?.ceiling.value;
  const delivered = direct?.delivery_mode === 'LIV' ? direct.total_including_tax?.value : null;
  return (
    <>
      <dl className={styles.sums}>
        {delivered != null && <Fact label={copy.totalWithDelivery}>{formatAmount(delivered)}</Fact>}
        {ceiling != null && (
          <Fact label={copy.ceiling}>{ceiling > 0 ? copy.total(formatAmount(ceiling)) : copy.noCeiling}</Fact>
        )}
        {asker?.month && (
          <Fact label={copy.month}>
            {copy.monthOf(
              formatAmount(asker.month.spent.value ?? 0),
              formatAmount(asker.month.budget.value ?? 0),
            )}
          </Fact>
        )}
        {credit?.value != null && <Fact label={copy.credit}>{formatAmount(credit.value)}</Fact>}
      </dl>
      {direct && <p className={styles.note}>{waysOf(direct)}</p>}
    </>
  );
}

function waysOf(direct: NonNullable<Facts['direct_order']>): string {
  const { obstacle, delivery_mode: mode, place, wished, lost_wish: lost } = direct;
  const { pickup_at: pickupAt, delivery_on: deliveryOn } = direct;
  if (obstacle !== null) return copy.directObstacle(obstacle);
  const how = mode === 'LIV' ? copy.directDelivery(place ?? '') : copy.directPickup(place ?? '');
  const when = wished
    ? copy.directWish(wishWords(wished))
    : lost
      ? copy.directLostWish(wishWords(lost))
      : null;
  const earliest = pickupAt
    ? promiseWords(pickupAt, undefined)
    : deliveryOn
      ? deliveryDayWords(deliveryOn)
      : copy.directNoDate;
  return [how, wished ? null : `${earliest}.`, when, copy.directTerms].filter(Boolean).join(' ');
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

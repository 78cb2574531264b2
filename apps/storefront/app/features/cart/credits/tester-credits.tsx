import { useId } from 'react';
import type { TesterCreditFieldsFragment } from '../../../../generated/documents.ts';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { amountText } from '@nuancier/ui/text/amount-text.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { TintPatch } from '../../orders/tints/tint-patch.tsx';
import beside from '../beside-cart.module.css';
import { testerCreditsCopy as copy } from './tester-credits-copy.ts';
import styles from './tester-credits.module.css';

type Props = { credits: readonly TesterCreditFieldsFragment[]; view: PriceView };

/** What testers cost, to be taken off a tin; nothing where there is none. */
export function TesterCredits({ credits, view }: Props) {
  const title = useId();
  if (credits.length === 0) return null;
  return (
    <section aria-labelledby={title} className={beside.box}>
      <h2 id={title}>{copy.title}</h2>
      <p>{copy.intro}</p>
      <ul className={styles.list}>
        {credits.map((credit) => (
          <li key={credit.code} className={styles.credit}>
            <TintPatch hex={credit.hex} />
            <p className={styles.words}>
              <strong>{copy.worth(amountOf(credit, view), credit.tint)}</strong>
              <br />
              {copy.code(credit.code)}, {copy.until(formatDate(new Date(`${credit.valid_until}T12:00:00Z`)))}
              {credit.is_awaited && `, ${copy.awaited(credit.order_number)}`}
            </p>
            {credit.tint_code && (
              <ButtonLink
                to={tintPaths['colour-products'](credit.tint_code)}
                look="secondary"
                size="small"
                aria-label={copy.productsIn(credit.tint)}
              >
                {copy.products}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function amountOf({ amount }: TesterCreditFieldsFragment, view: PriceView): string | null {
  if (!amount) return null;
  return (
    amountText(view, { excluding: amount.excluding_tax.value, including: amount.including_tax.value }) || null
  );
}

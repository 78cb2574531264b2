import { cents } from '@nuancier/domain/money.ts';
import { sumRows } from '@nuancier/domain/pricing/sum-rows.ts';
import type { SumFacts } from '@nuancier/domain/pricing/sum-rows.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { MailLine, MailTotals } from '../../outbox/mail-pieces.ts';
import { sumTexts } from '../../text/sum-texts.ts';
import { frenchMoney } from '../../text/french-words.ts';
import { mailCopy } from './mail-copy.ts';
import type { MailPart } from './mail-text.ts';

type Summed = {
  /** null for readers who may not see prices; absent in mails queued before totals were added */
  totals?: MailTotals | null;
  lines: readonly MailLine[];
  large?: readonly TaxLabel[];
};

/** From the lines to what is paid, so that the reader can add it up. */
export function mailSums({ totals, lines, large = ['HT'] }: Summed): MailPart[] {
  if (totals == null) return [];
  const { goodsCents, ecoCents = 0, discount, deliveryCents, htCents, vatLabel, vatCents, ttcCents } = totals;
  const facts: SumFacts = {
    rowsTtc: lines.map((line) => includingTax(cents(line.cents ?? 0), taxRate('standard'))),
    subtotalHt: cents(goodsCents),
    ecoHt: cents(ecoCents),
    discounts: discount === null ? [] : [{ name: discount.label, ht: cents(discount.cents) }],
    shipping: deliveryCents === null ? null : { isPickup: false, ht: cents(deliveryCents) },
    totalHt: cents(htCents),
    taxes: [{ name: vatLabel, amount: cents(vatCents) }],
    totalTtc: cents(ttcCents),
  };
  return [
    {
      kind: 'facts',
      title: mailCopy.sums,
      areSums: true,
      facts: sumTexts(sumRows(facts, large), frenchMoney),
    },
  ];
}

import { shownReference } from '@nuancier/domain/free-line.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { MailLine } from '../../outbox/mail-pieces.ts';
import { mailCopy } from '../content/mail-copy.ts';
import { lineAmounts } from './line-amounts.ts';

/** What stands under a line's name: its reference, its tint's price, what else is to be known. */
export function aboutLine(
  { reference, tintCents = null, details = [] }: Pick<MailLine, 'reference' | 'tintCents' | 'details'>,
  large: readonly TaxLabel[],
): string[] {
  const shown = shownReference(reference);
  return [
    ...(shown === null ? [] : [mailCopy.reference(shown)]),
    ...(tintCents === null ? [] : [mailCopy.tint(lineAmounts(tintCents, large).join(' · '))]),
    ...details,
  ];
}

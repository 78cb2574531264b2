import { daysUntil } from '@nuancier/domain/calendar-day.ts';
import type { QuotationSummaryFragment } from '../../../generated/documents.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { quotationsCopy as copy } from './copy.ts';

/** `today`: where it is given, what is about to end says so. */
type Props = { quotation: Pick<QuotationSummaryFragment, 'valid_until'>; today: string | undefined };

const SOON = 7;

export function EndsSoon({ quotation, today }: Props) {
  const days = today === undefined ? null : daysUntil(today, quotation.valid_until);
  if (days === null || days < 0 || days > SOON) return null;
  return <Badge look="danger">{days === 0 ? copy.endsToday : copy.endsSoon(days)}</Badge>;
}

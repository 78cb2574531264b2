import type { QuotationSummaryFragment } from '../../../generated/documents.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { BadgeLook } from '@nuancier/ui/pieces/badge.tsx';

type Props = { quotation: Pick<QuotationSummaryFragment, 'status' | 'status_label'> };

const looks: Readonly<Record<QuotationSummaryFragment['status'], BadgeLook>> = {
  EN_COURS: 'info',
  A_VALIDER: 'warning',
  ACCEPTE: 'success',
  REFUSE: 'danger',
  EXPIRE: 'neutral',
};

/** The label says it; the colour only helps to find it. */
export function QuotationStatusBadge({ quotation: { status, status_label: label } }: Props) {
  return <Badge look={looks[status]}>{label}</Badge>;
}

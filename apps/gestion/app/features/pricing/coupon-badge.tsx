import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { BadgeLook } from '@nuancier/ui/pieces/badge.tsx';
import type { CouponFactsFragment } from '../../../generated/documents.ts';
import { couponsCopy as copy } from './coupons-copy.ts';

const LOOKS = {
  actif: 'success',
  a_venir: 'info',
  termine: 'neutral',
  epuise: 'warning',
  desactive: 'danger',
} as const satisfies Record<CouponFactsFragment['state'], BadgeLook>;

export function CouponBadge({ state }: Pick<CouponFactsFragment, 'state'>) {
  return <Badge look={LOOKS[state]}>{copy.states[state]}</Badge>;
}

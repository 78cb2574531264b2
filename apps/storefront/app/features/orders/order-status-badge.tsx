import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { BadgeLook } from '@nuancier/ui/pieces/badge.tsx';

const looks = {
  EN_ATTENTE: 'warning',
  EN_COMMANDE: 'info',
  EN_PREPARATION: 'info',
  PREPA_PARTIELLE: 'info',
  PARTIELLE: 'info',
  PARTIEL_RETIREE: 'info',
  EXPEDIEE: 'info',
  DISPONIBLE: 'success',
  RETIREE: 'success',
  LIVREE: 'success',
  ANNULEE: 'danger',
} as const satisfies Record<OrderStatus, BadgeLook>;

/** The label says it; the colour only helps to find it. */
export function OrderStatusBadge({ order }: { order: { status: OrderStatus; status_label: string } }) {
  return <Badge look={looks[order.status]}>{order.status_label}</Badge>;
}

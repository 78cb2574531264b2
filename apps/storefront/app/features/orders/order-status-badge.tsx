import { Badge } from '../../ui/badge.tsx';
import type { BadgeLook } from '../../ui/badge.tsx';

const looks: Readonly<Record<string, BadgeLook>> = {
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
};

/** The label tells it; the colour only helps to find it. */
export function OrderStatusBadge({ order }: { order: { status: string; status_label: string } }) {
  return <Badge look={looks[order.status] ?? 'neutral'}>{order.status_label}</Badge>;
}

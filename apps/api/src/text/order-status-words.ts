import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';

export const ORDER_STATUS_WORDS = {
  ANNULEE: 'Annulée',
  DISPONIBLE: 'Disponible',
  EN_ATTENTE: 'En attente',
  EN_COMMANDE: 'En commande',
  EN_PREPARATION: 'En préparation',
  EXPEDIEE: 'Expédiée',
  LIVREE: 'Livrée',
  PARTIEL_RETIREE: 'Partiellement retirée',
  PARTIELLE: 'Partiellement disponible',
  PREPA_PARTIELLE: 'Préparation avec reliquat',
  RETIREE: 'Retirée',
} as const satisfies Record<OrderStatus, string>;

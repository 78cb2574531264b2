import type { Money } from '@nuancier/contract/api-types.ts';

const currency = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** Empty for an amount the reader may not see. */
export function paperAmount(money: Money | null | undefined): string {
  return money?.value == null ? '' : currency.format(money.value);
}

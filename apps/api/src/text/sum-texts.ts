// The rows of a sum in French, for papers and mails.
import type { SumRow } from '@nuancier/domain/pricing/sum-rows.ts';

const NO_BREAK = '\u00A0';

export function sumTexts(
  rows: readonly SumRow[],
  money: (cents: number) => string,
): (readonly [label: string, value: string])[] {
  return rows.map((row) => [labelOf(row), valueOf(row, money)]);
}

function labelOf({ kind, label, name }: SumRow): string {
  switch (kind) {
    case 'subtotal':
      return `Sous-total${NO_BREAK}${label}`;
    case 'eco':
      return `dont éco-contribution${NO_BREAK}${label}`;
    case 'discount':
      return name ? `Remise (${name})` : 'Remise';
    case 'pickup':
      return 'Retrait en magasin';
    case 'delivery':
      return `Livraison${NO_BREAK}${label}`;
    case 'rounding':
      return 'Arrondi de la TVA';
    case 'total':
      return `Total${NO_BREAK}${label}`;
    case 'tax':
      return name ?? '';
    case 'tax-within':
      return `dont ${name ?? ''}`;
  }
}

function valueOf({ kind, amount }: SumRow, money: (cents: number) => string): string {
  if (kind === 'pickup' && (amount ?? 0) === 0) return 'Gratuit';
  if (amount === null) return '';
  return kind === 'delivery' && amount === 0 ? 'Offerte' : money(amount);
}

// The counter is searched in what it shows already: at once, and while the network is away.
import type { PickupsQuery } from '../../../../generated/documents.ts';
import { plainText } from '../../office/words/plain-text.ts';

export type Pickup = PickupsQuery['pickups']['rows'][number];
type Named = Pick<Pickup, 'number' | 'buyer_name' | 'company' | 'telephone'>;

/** Each word is part of the name, the company, the number or the telephone. */
export function matching<Row extends Named>(rows: readonly Row[], typed: string): Row[] {
  const words = plain(typed).split(' ').filter(Boolean);
  return rows.filter((row) => {
    const text = plain([row.buyer_name, row.company, row.number].filter(Boolean).join(' '));
    const digits = (row.telephone ?? '').replaceAll(/\D/g, '');
    return words.every((word) => text.includes(word) || (/^\d{3,}$/.test(word) && digits.includes(word)));
  });
}

/** A scanner types the number whole. */
export function scannedPickup<Row extends Named>(rows: readonly Row[], typed: string): Row | undefined {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  return rows.find(({ number }) => number.toUpperCase() === code);
}

function plain(text: string): string {
  return plainText(text).trim().replaceAll(/\s+/g, ' ');
}

import type { KeptTintRow } from '@nuancier/api/orders/operations/import-kept-tints.ts';
import kept from '../../data/accounts/kept-tints.json' with { type: 'json' };
import { emailOf } from './order-rows.ts';
import { tintRow } from './tint-row.ts';
import type { DemoTint } from './tint-row.ts';

type DemoKept = DemoTint & {
  customer: string;
  site: string;
  room: string | null;
  note: string | null;
  by_hand?: boolean | undefined;
};

const ALL: readonly DemoKept[] = kept;

export function keptTintRows(): KeptTintRow[] {
  return ALL.map(({ customer, site, room, note, by_hand: byHand = false, ...tint }) => {
    const { code, hex, name, label } = tintRow(tint);
    return { email: emailOf(customer), code, hex, name, label, site, room, note, by_hand: byHand };
  });
}

import kept from '../../data/accounts/kept-tints.json' with { type: 'json' };
import type { FileLine } from '../file-line.ts';
import { emailOf } from './customer-rows.ts';
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

export function keptTintRows(): FileLine[] {
  return ALL.map(({ customer, site, room, note, by_hand: byHand = false, ...tint }) => ({
    email: emailOf(customer),
    ...tintRow(tint),
    chantier: site,
    piece: room,
    remarque: note,
    ajoutee: byHand,
  }));
}

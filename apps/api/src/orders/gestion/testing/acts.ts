// Every act on an order, as the tests ask for it: on an order of two lines, of three and two packs.
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';

export const SEEN = `{ number status picker { name is_self } may
  lines { position picked prepared handed_over } timeline { kind text by } }`;
export const ACTS = {
  startPreparation: `startPreparation(number: $number) ${SEEN}`,
  prepareLines: `prepareLines(number: $number, lines: [{ position: 1, from: 0, to: 3 }, { position: 2, from: 0, to: 2 }]) ${SEEN}`,
  markReady: `markReady(number: $number) ${SEEN}`,
  handOverLines: `handOverLines(number: $number, proof: { received_by: "Jeanne Le Goff" }) ${SEEN}`,
  takeBackLines: `takeBackLines(number: $number, lines: [{ position: 1, from: 3, to: 0 }]) ${SEEN}`,
  shipOrder: `shipOrder(number: $number) ${SEEN}`,
  cancelShopOrder: `cancelShopOrder(number: $number, reason: "Le client a changé d’avis") ${SEEN}`,
  refundOrder: `refundOrder(number: $number, reason: "Geste commercial") { given message order ${SEEN} }`,
  noteOrder: `noteOrder(number: $number, text: "Rappeler demain") ${SEEN}`,
  resendOrderMail: `resendOrderMail(number: $number, kind: confirmation) ${SEEN}`,
} as const satisfies Partial<Record<StaffOperation, string>>;
export type ActName = keyof typeof ACTS;
export const NAMES = Object.keys(ACTS) as ActName[];

export function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

export function numberIn(details: unknown): unknown {
  return typeof details === 'object' && details !== null && 'number' in details ? details.number : null;
}

import { frenchPhone } from '../../text/french-phone.ts';
import { frenchWeekday } from '../../text/french-words.ts';
import type { MailPart } from '../content/mail-text.ts';

type Store = {
  /** what it is called, before its name */
  name?: readonly [string, string];
  address?: string;
  phone: string | null;
  /** `on`: absent in older mails, which were read on the day itself */
  hours: { on?: string | undefined; text: string } | null;
};

/** The store to call or to come to, as every mail about an order tells it. */
export function storeFacts({ name, address, phone, hours }: Store): MailPart {
  const facts = [
    ...(name === undefined ? [] : [name]),
    ...(address === undefined ? [] : [['Adresse', address] as const]),
    ...(phone ? [['Téléphone', frenchPhone(phone)] as const] : []),
    ...(hours === null ? [] : [[hoursTitle(hours.on), hours.text] as const]),
  ];
  return { kind: 'facts', title: 'Votre magasin', facts };
}

function hoursTitle(on: string | undefined): string {
  return on === undefined ? 'Horaires du jour' : `Horaires du ${frenchWeekday(on)}`;
}

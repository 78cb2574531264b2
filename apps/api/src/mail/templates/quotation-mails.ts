import { abridged } from '../content/abridged.ts';
import { greet } from '../content/mail-text.ts';
import type { MailPart } from '../content/mail-text.ts';
import { frenchDay, frenchMoney } from '../../text/french-words.ts';
import type { TemplatesOf } from './templates-of.ts';

export const quotationMails: TemplatesOf<'quotation_sent'> = {
  quotation_sent: (mail) => ({
    subject:
      mail.label === null ? `Votre devis ${mail.number}` : `Votre devis ${mail.number}\u00A0: ${mail.label}`,
    preheader: `${frenchMoney(mail.htCents)}\u00A0HT, valable jusqu’au ${frenchDay(mail.validUntil)}.`,
    greeting: greet(mail),
    parts: [
      `${mail.seller} vous adresse le devis ${mail.number} de ${frenchMoney(mail.htCents)}\u00A0HT, soit ${frenchMoney(mail.ttcCents)}\u00A0TTC. Ses prix tiennent jusqu’au ${frenchDay(mail.validUntil)}.`,
      ...replaced(mail.replaces),
      ...(mail.message === null ? [] : [{ kind: 'quote' as const, text: mail.message }]),
      ...abridged({ kind: 'lines', lines: mail.lines, large: ['HT'] }, 'du devis'),
      'Vous pouvez l’accepter ou le refuser dans votre espace\u00A0: accepté, il passe dans votre panier à ces prix.',
    ],
    action: { label: 'Voir le devis', path: mail.quotationPath },
  }),
};

function replaced(number: string | null): MailPart[] {
  return number === null ? [] : [`Il remplace le devis ${number}, qui ne peut plus être accepté.`];
}

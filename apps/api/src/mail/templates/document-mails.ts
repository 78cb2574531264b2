import { counted, frenchDay, frenchMoney } from '../french-words.ts';
import { greet } from '../mail-text.ts';
import type { TemplatesOf } from './templates-of.ts';

export const documentMails: TemplatesOf<'quotation_available' | 'quotation_expiring' | 'invoice_available'> =
  {
    quotation_available: (mail) => ({
      subject: `Votre devis n°\u00A0${mail.quoteNumber} est disponible`,
      preheader: `Valable jusqu’au ${frenchDay(mail.validUntil)}.`,
      greeting: greet(mail),
      parts: [
        `Le devis n°\u00A0${mail.quoteNumber} «\u00A0${mail.label}\u00A0»${
          mail.totalHtCents === null ? '' : ` d’un montant de ${frenchMoney(mail.totalHtCents)}\u00A0HT`
        } est disponible dans votre espace. Il est valable jusqu’au ${frenchDay(mail.validUntil)}.`,
        `Vous pouvez le transformer en commande en un clic. Pour toute question\u00A0: ${mail.seller}, ${mail.sellerPhone}.`,
      ],
      action: { label: 'Consulter le devis', path: mail.quotePath },
    }),

    quotation_expiring: (mail) => ({
      subject: `Votre devis n°\u00A0${mail.quoteNumber} expire dans ${counted(mail.days, 'jour', 'jours')}`,
      preheader: 'Pensez à le valider.',
      greeting: greet(mail),
      parts: [
        `Votre devis n°\u00A0${mail.quoteNumber} expire le ${frenchDay(mail.validUntil)}. Au-delà, les prix devront être actualisés.`,
      ],
      action: { label: 'Consulter le devis', path: mail.quotePath },
    }),

    invoice_available: (mail) => ({
      subject: `Votre facture n°\u00A0${mail.invoiceNumber} est disponible`,
      preheader: `Échéance le ${frenchDay(mail.dueDate)}.`,
      greeting: greet(mail),
      parts: [
        `La facture n°\u00A0${mail.invoiceNumber} d’un montant de ${frenchMoney(mail.totalTtcCents)}\u00A0TTC est disponible dans votre espace. Échéance\u00A0: ${frenchDay(mail.dueDate)}.`,
        'La facture électronique est transmise par votre plateforme agréée\u00A0; ce document en est la copie lisible.',
      ],
      action: { label: 'Voir ma facture', path: mail.invoicePath },
    }),
  };

import { mailCopy } from '../content/mail-copy.ts';
import { abridged } from '../content/abridged.ts';
import { greet } from '../content/mail-text.ts';
import type { MailPart } from '../content/mail-text.ts';
import { withDe } from '@nuancier/domain/site/elision.ts';
import type { AnsweredOffer } from '../../outbox/mail-pieces.ts';
import { counted, frenchDay, frenchMoney } from '../../text/french-words.ts';
import type { TemplatesOf } from './templates-of.ts';

export const quotationMails: TemplatesOf<
  | 'quotation_asked'
  | 'quotation_asked_ack'
  | 'quotation_request_withdrawn'
  | 'quotation_request_declined'
  | 'quotation_sent'
  | 'quotation_accepted'
  | 'quotation_declined'
> = {
  quotation_asked: (mail, sender) => ({
    subject: `Devis demandé\u00A0: ${mail.company ?? mail.name}`,
    preheader: `${counted(mail.lines.length, 'article', 'articles')}, demande ${mail.number}.`,
    greeting: 'Bonjour,',
    parts: [
      `${mail.name} demande un devis d’après son panier. Répondre à cet e-mail, c’est lui répondre\u00A0; le devis s’écrit et s’envoie dans la gestion.`,
      {
        kind: 'facts',
        title: 'La demande',
        facts: [
          ['Numéro', mail.number],
          ...factsOf([
            ['Société', mail.company],
            ['Code client', mail.clientCode],
          ]),
          ['E-mail', mail.email],
          ...wishesOf(mail),
        ],
      },
      ...quoted(mail.message),
      ...abridged({ kind: 'lines', lines: mail.lines, large: ['HT'] }, 'de la demande'),
    ],
    action: { label: 'Ouvrir la demande', path: mail.deskPath },
    why: mailCopy.whyTeam(sender.name),
  }),

  quotation_asked_ack: (mail) => ({
    subject: `Votre demande de devis ${mail.number}`,
    preheader: 'Nous vous répondons avec un devis à accepter en ligne.',
    greeting: greet(mail),
    parts: [
      `Votre demande de devis ${mail.number} est bien arrivée. Nous préparons votre devis\u00A0; vous serez prévenu par e-mail dès qu’il sera prêt. Votre panier n’a pas changé.`,
      ...(wishesOf(mail).length === 0
        ? []
        : [{ kind: 'facts' as const, title: 'Votre demande', facts: wishesOf(mail) }]),
      ...quoted(mail.message),
      ...abridged({ kind: 'lines', lines: mail.lines, large: ['HT'] }, 'de la demande'),
    ],
    action: { label: 'Voir ma demande', path: mail.quotationPath },
  }),

  quotation_request_withdrawn: (mail, sender) => ({
    subject: `Demande de devis retirée\u00A0: ${mail.company}`,
    preheader: `Demande ${mail.number}.`,
    greeting: 'Bonjour,',
    parts: [`${mail.name} retire sa demande de devis ${mail.number}. Il n’y a plus rien à chiffrer.`],
    action: { label: 'Voir la demande', path: mail.deskPath },
    why: mailCopy.whyTeam(sender.name),
  }),

  quotation_request_declined: (mail) => ({
    subject: `Votre demande de devis ${mail.number}`,
    preheader: 'Nous ne pouvons pas y répondre par un devis.',
    greeting: greet(mail),
    parts: [
      `Nous ne pouvons pas établir le devis que vous avez demandé${mail.label === null ? '' : ` (${mail.label})`}, sous le numéro ${mail.number}. ${mail.by} vous écrit\u00A0:`,
      { kind: 'quote', text: mail.reason },
      'Pour toute question, écrivez-nous ou passez à votre magasin.',
    ],
    action: { label: 'Voir ma demande', path: mail.quotationPath },
  }),

  quotation_sent: (mail) => ({
    subject:
      mail.label === null ? `Votre devis ${mail.number}` : `Votre devis ${mail.number}\u00A0: ${mail.label}`,
    preheader: `${frenchMoney(mail.htCents)}\u00A0HT, valable jusqu’au ${frenchDay(mail.validUntil)}.`,
    greeting: greet(mail),
    parts: [
      `${mail.seller} vous adresse le devis ${mail.number} de ${frenchMoney(mail.htCents)}\u00A0HT, soit ${frenchMoney(mail.ttcCents)}\u00A0TTC. Ses prix tiennent jusqu’au ${frenchDay(mail.validUntil)}.`,
      ...replaced(mail.replaces),
      ...quoted(mail.message),
      ...abridged({ kind: 'lines', lines: mail.lines, large: ['HT'] }, 'du devis'),
      'Vous pouvez l’accepter ou le refuser dans votre espace\u00A0: accepté, il passe dans votre panier à ces prix.',
    ],
    action: { label: 'Voir le devis', path: mail.quotationPath },
  }),

  quotation_accepted: (mail, sender) => ({
    subject: `${mail.who} a accepté ${offerOf(mail)} (${sumOf(mail)})`,
    preheader: `C’est la commande ${mail.orderNumber}.`,
    greeting: greet(mail),
    parts: [
      `${mail.by} a passé la commande ${mail.orderNumber} aux prix du devis ${mail.number}. Elle se prépare comme les autres\u00A0: il n’y a rien à ressaisir. Répondre à cet e-mail, c’est répondre au client.`,
      answerFacts(mail, [['Commande', mail.orderNumber]]),
    ],
    action: { label: 'Ouvrir le devis', path: mail.deskPath },
    why: mailCopy.whyTeam(sender.name),
  }),

  quotation_declined: (mail, sender) => ({
    subject: `${mail.who} a décliné ${offerOf(mail)} (${sumOf(mail)})`,
    preheader:
      mail.reason === null
        ? 'Sans en dire la raison.'
        : `«\u00A0${mail.reason.replaceAll(/\s+/g, ' ')}\u00A0»`,
    greeting: greet(mail),
    parts: [
      mail.reason === null
        ? `${mail.by} a décliné ${offerOf(mail)}, sans en dire la raison.`
        : `${mail.by} a décliné ${offerOf(mail)}\u00A0:`,
      ...quoted(mail.reason),
      `Répondre à cet e-mail, c’est répondre au client.${mail.isOwn ? ' Pour lui proposer autre chose, faites une nouvelle version du devis.' : ''}`,
      answerFacts(mail, []),
    ],
    action: { label: 'Ouvrir le devis', path: mail.deskPath },
    why: mailCopy.whyTeam(sender.name),
  }),
};

/** As its reader would call it: « votre devis », or whose place the reader takes. */
function offerOf({ number, seller, isReaders }: AnsweredOffer): string {
  if (isReaders) return `votre devis ${number}`;
  return seller === null ? `le devis ${number}` : `le devis ${number} ${withDe(seller)}`;
}

function sumOf({ ttcCents }: AnsweredOffer): string {
  return `${frenchMoney(ttcCents)}\u00A0TTC`;
}

function answerFacts(mail: AnsweredOffer, more: readonly Fact[]): MailPart {
  const facts: Fact[] = [
    ['Numéro', mail.number],
    ['Client', mail.who],
    ...factsOf([
      ['Code client', mail.clientCode],
      ['Objet ou chantier', mail.label],
    ]),
    ['Total TTC', frenchMoney(mail.ttcCents)],
    ...more,
  ];
  return { kind: 'facts', title: 'Le devis', facts };
}

function replaced(number: string | null): MailPart[] {
  return number === null ? [] : [`Il remplace le devis ${number}, qui ne peut plus être accepté.`];
}

function quoted(text: string | null): MailPart[] {
  return text === null ? [] : [{ kind: 'quote', text }];
}

type Fact = [name: string, value: string];

function wishesOf({ label, wishedOn }: { label: string | null; wishedOn: string | null }): Fact[] {
  return factsOf([
    ['Objet ou chantier', label],
    ['Date souhaitée', wishedOn && frenchDay(wishedOn)],
  ]);
}

function factsOf(facts: readonly (readonly [string, string | null])[]): Fact[] {
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

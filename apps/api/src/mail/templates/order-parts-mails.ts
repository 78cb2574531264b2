import { counted } from '../french-words.ts';
import { greet } from '../mail-text.ts';
import type { MailPart } from '../mail-text.ts';
import type { MailParts, MailVariables } from '../../outbox/mail-variables.ts';
import { actionTo } from './order-action.ts';
import type { TemplatesOf } from './templates-of.ts';

type Moved = MailVariables['order_parts_moved'];
type Mode = Moved['mode'];

export const orderPartsMails: TemplatesOf<'order_parts_moved'> = {
  order_parts_moved: (mail) => ({
    subject: `Votre commande n°\u00A0${mail.orderNumber}\u00A0: ${title(mail)}`,
    preheader: `État de la commande\u00A0: ${mail.status}.`,
    greeting: greet(mail),
    parts: [
      lead(mail),
      {
        kind: 'items',
        items: mail.moved.map(
          ({ name, reference, quantity }) => `${quantity}\u00A0×\u00A0${name} (réf.\u00A0${reference})`,
        ),
      },
      ...stillToCome(mail),
    ],
    action: actionTo('Voir ma commande', mail.orderPath),
  }),
};

/** Every line with how far it has come, for the mails that tell of the order as a whole. */
export function linesSoFar(lines: readonly MailParts[] | undefined, mode: Mode | undefined): MailPart[] {
  if (lines === undefined || lines.length === 0) return [];
  return [{ kind: 'items', items: lines.map((line) => soFar(line, mode ?? 'EMP')) }];
}

function soFar(line: MailParts, mode: Mode): string {
  const { name, reference, ordered, prepared, handedOver } = line;
  const handed =
    mode === 'EMP' ? counted(handedOver, 'remis', 'remis') : counted(handedOver, 'expédié', 'expédiés');
  const rest = ordered - handedOver;
  const facts = [
    ...(prepared > handedOver ? [counted(prepared, 'préparé', 'préparés')] : []),
    ...(handedOver > 0 ? [handed] : []),
    ...((prepared > 0 || handedOver > 0) && rest > 0 ? [`reste ${rest}`] : []),
  ];
  const what = `${ordered}\u00A0×\u00A0${name} (réf.\u00A0${reference})`;
  return facts.length === 0 ? what : `${what}\u00A0: ${facts.join(', ')}`;
}

function title({ kind, mode, lines }: Moved): string {
  const isWhole = lines.every(({ ordered, prepared, handedOver }) =>
    kind === 'PREPARED' ? prepared === ordered : handedOver === ordered,
  );
  if (kind === 'PREPARED') return isWhole ? 'tout est préparé' : 'une partie est préparée';
  if (mode === 'EMP') return isWhole ? 'tout vous a été remis' : 'une partie vous a été remise';
  return isWhole ? 'tout est expédié' : 'une partie est expédiée';
}

function lead({ kind, mode, orderNumber, shop }: Moved): string {
  const order = `Votre commande n°\u00A0${orderNumber}`;
  if (kind === 'HANDED_OVER' && mode === 'EMP')
    return `${order} avance. Le magasin ${shop} vous a remis\u00A0:`;
  if (kind === 'HANDED_OVER') return `${order} avance. Ces articles vous sont expédiés\u00A0:`;
  return mode === 'EMP'
    ? `${order} avance. Ces articles vous attendent au magasin ${shop}\u00A0:`
    : `${order} avance. Ces articles sont prêts à partir\u00A0:`;
}

function stillToCome({ lines, mode }: Moved): MailPart[] {
  const open = lines.filter(({ ordered, handedOver }) => handedOver < ordered);
  if (open.length === 0) return ['Votre commande est complète.'];
  return [
    'Le reste de votre commande\u00A0:',
    { kind: 'items', items: open.map((line) => soFar(line, mode)) },
  ];
}

// The plain-text part of the same mail.
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { MailLine } from '../../outbox/mail-pieces.ts';
import { aboutLine } from './about-line.ts';
import { lineAmounts } from './line-amounts.ts';
import { mailCopy } from '../content/mail-copy.ts';
import type { MailPart, MailText, Sender } from '../content/mail-text.ts';

type Page = { text: MailText; sender: Sender; url: (path: `/${string}`) => string };

export function mailPlainText({ text, sender, url }: Page): string {
  const { greeting, parts, action, unsubscribePath, why } = text;
  const blocks = [
    greeting,
    ...parts.map((part) => partText(part, url)),
    ...(action === null ? [] : [`${action.label}\u00A0:\n${url(action.path)}`]),
    mailCopy.signature(sender.name),
    [
      '-- ',
      ...(unsubscribePath === undefined ? [] : [`${mailCopy.unsubscribe}\u00A0: ${url(unsubscribePath)}`]),
      why ?? mailCopy.why(sender.name),
      sender.copyright,
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function partText(part: MailPart, url: Page['url']): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'lines':
      return part.lines.map((line) => lineText(line, part.large)).join('\n');
    case 'facts':
      return part.facts.map(([label, value]) => `${label}\u00A0: ${value}`).join('\n');
    case 'items':
      return [
        ...(part.title === undefined ? [] : [`${part.title}\u00A0:`]),
        ...part.items.map((item) => `- ${item}`),
      ].join('\n');
    case 'quote':
      return part.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'text':
      return part.text;
    case 'link':
      return `${part.before}${url(part.path)}`;
  }
}

function lineText(line: MailLine, large: readonly TaxLabel[]): string {
  const { name, quantity, cents } = line;
  const about = aboutLine(line, large).join(', ');
  const told = `- ${about === '' ? name : `${name} (${about})`} ${mailCopy.quantity(quantity)}`;
  return cents === null ? told : `${told}\u00A0: ${lineAmounts(cents, large).join(' · ')}`;
}

// The same mail for whoever reads without HTML.
import { frenchMoney } from './french-words.ts';
import { mailCopy } from './mail-copy.ts';
import type { MailPart, MailText, Sender } from './mail-text.ts';

type Page = { text: MailText; sender: Sender; url: (path: `/${string}`) => string };

export function mailPlainText({ text, sender, url }: Page): string {
  const { greeting, parts, action, unsubscribePath } = text;
  const blocks = [
    greeting,
    ...parts.map((part) => partText(part, url)),
    ...(action === null ? [] : [`${action.label}\u00A0:\n${url(action.path)}`]),
    mailCopy.signature(sender.name),
    [
      '-- ',
      ...(unsubscribePath === undefined ? [] : [`${mailCopy.unsubscribe}\u00A0: ${url(unsubscribePath)}`]),
      mailCopy.why(sender.name),
      sender.copyright,
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function partText(part: MailPart, url: Page['url']): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'lines':
      return part.lines
        .map(({ name, reference, quantity, cents, tintCents }) => {
          const tint = tintCents == null ? [] : [mailCopy.tint(frenchMoney(tintCents))];
          const about = [mailCopy.reference(reference), ...tint].join(', ');
          return [
            `- ${name} (${about}) ${mailCopy.quantity(quantity)}`,
            ...(cents === null ? [] : [mailCopy.amountHt(frenchMoney(cents))]),
          ].join('\u00A0: ');
        })
        .join('\n');
    case 'facts':
      return part.facts.map(([label, value]) => `${label}\u00A0: ${value}`).join('\n');
    case 'items':
      return part.items.map((item) => `- ${item}`).join('\n');
    case 'quote':
      return part.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'link':
      return `${part.before}${url(part.path)}`;
  }
}

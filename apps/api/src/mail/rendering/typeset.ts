import { unbrokenMeasures } from '@nuancier/domain/unbroken-measures.ts';
import type { MailPart, MailText } from '../content/mail-text.ts';

/** Keeps numbers and units together; quoted texts stay unchanged. */
export function typeset(text: MailText): MailText {
  return { ...text, subject: unbrokenMeasures(text.subject), parts: text.parts.map(typesetPart) };
}

function typesetPart(part: MailPart): MailPart {
  if (typeof part === 'string') return unbrokenMeasures(part);
  switch (part.kind) {
    case 'lines':
      return {
        ...part,
        lines: part.lines.map((line) => ({ ...line, name: unbrokenMeasures(line.name) })),
      };
    case 'items':
      return { ...part, items: part.items.map(unbrokenMeasures) };
    case 'facts':
      return {
        ...part,
        facts: part.facts.map(([label, value]) => [label, unbrokenMeasures(value)] as const),
      };
    case 'quote':
    case 'text':
    case 'link':
      return part;
  }
}

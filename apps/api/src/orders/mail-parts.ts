import type { MailParts } from '../outbox/mail-variables.ts';
import { nameOfLine } from './name-of-line.ts';
import type { OrderLine } from './order-record.ts';

/** How far a line has come, for whoever is told by mail. */
export function mailParts(line: OrderLine): MailParts {
  const { articleSku: reference, quantity: ordered, prepared, handedOver } = line;
  return { name: nameOfLine(line), reference, ordered, prepared, handedOver };
}

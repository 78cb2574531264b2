import type { MailParts } from '../outbox/mail-variables.ts';
import { nameOfLine } from './name-of-line.ts';
import type { Order } from './order-record.ts';

/** How far each line has come, for whoever is told by mail. Of a cancelled order nothing waits anywhere. */
export function mailParts({ status, lines }: Pick<Order, 'status' | 'lines'>): MailParts[] {
  return lines.map((line) => {
    const { articleSku: reference, quantity: ordered, prepared, handedOver } = line;
    const come = status === 'ANNULEE' ? { prepared: 0, handedOver: 0 } : { prepared, handedOver };
    return { name: nameOfLine(line), reference, ordered, ...come };
  });
}

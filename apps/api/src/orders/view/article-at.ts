import type { Order } from '../records/order-record.ts';
import { nameOfLine } from './name-of-line.ts';

/** What somebody has in hand, where a refusal speaks of a line. */
export function articleAt({ lines }: Pick<Order, 'lines'>, position: number): string {
  const line = lines.find((one) => one.position === position);
  return line === undefined ? `ligne ${position}` : nameOfLine(line);
}

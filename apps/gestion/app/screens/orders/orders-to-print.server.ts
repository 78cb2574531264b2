import type { RouterContextProvider } from 'react-router';
import { OrdersToPrintDocument } from '../../../generated/documents.ts';
import type { PrintedOrderFragment } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { lineCode } from '../../features/codes/drawn-code.server.ts';

export type Printed = { order: PrintedOrderFragment; code: string };

/** Each with the code that the scanner reads; what is out of one's reach is not among them. */
export async function ordersToPrint(
  context: Readonly<RouterContextProvider>,
  numbers: readonly string[],
): Promise<Printed[]> {
  const { ask } = context.get(backendContext);
  const { ordersToPrint: orders } = await ask(OrdersToPrintDocument, { numbers: [...numbers] });
  return orders.map((order) => ({ order, code: lineCode(order.number) }));
}

import { data } from 'react-router';
import { checkQuickOrder } from '../../backend/cart/check-quick-order.server.ts';
import { formText } from '../../backend/checked-form.server.ts';
import { MOST_CHARACTERS } from '../../backend/cart/read-list-file.server.ts';
import { priceViewOf } from '../../backend/price-view.server.ts';
import { readForm } from '../../backend/read-form.server.ts';
import type { QuickOrderReport } from '../../features/cart/quick-order-report.ts';
import type { Route } from './+types/quick-order-check.ts';

/** Data: what the shop makes of the list as it stands. Nothing is written. */
export async function action({ request, context }: Route.ActionArgs) {
  const text = formText(await readForm(request), 'list');
  if (text.length > MOST_CHARACTERS) return data(null, { status: 413 });
  const report: QuickOrderReport = {
    lines: await checkQuickOrder(context, text),
    view: priceViewOf(context),
  };
  return report;
}

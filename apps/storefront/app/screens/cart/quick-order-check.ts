import { data } from 'react-router';
import { checkQuickOrder } from '../../actions/cart/quick-order/check-quick-order.server.ts';
import { formText } from '../../backend/forms/checked-form.server.ts';
import { MOST_CHARACTERS } from '../../actions/cart/quick-order/read-list-file.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import type { QuickOrderReport } from '../../actions/cart/quick-order/quick-order-report.ts';
import type { Route } from './+types/quick-order-check.ts';

/** Data route: checks the current list. Nothing is written. */
export async function action({ request, context }: Route.ActionArgs) {
  const text = formText(await readForm(request), 'list');
  if (text.length > MOST_CHARACTERS) return data(null, { status: 413 });
  const report: QuickOrderReport = {
    lines: await checkQuickOrder(context, text),
    view: priceViewOf(context),
  };
  return report;
}

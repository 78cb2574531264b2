import { data, redirect } from 'react-router';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { addQuickOrder, checkQuickOrder } from '../../actions/cart/quick-order/check-quick-order.server.ts';
import { readQuickList } from '../../actions/cart/quick-order/read-quick-list.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { MOST_FORM_BYTES, readForm } from '../../backend/forms/read-form.server.ts';
import { listFileContext } from '../../backend/request-context.server.ts';
import { noticeSearch } from '../../actions/cart/redirect-notice.ts';
import { QuickOrderForm } from '../../features/cart/quick-order/quick-order-form.tsx';
import { quickOrderCopy } from '../../features/cart/quick-order/quick-order-copy.ts';
import { remainingText } from '../../actions/cart/quick-order/quick-order-report.ts';
import type { QuickOrderAnswer } from '../../actions/cart/quick-order/quick-order-report.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/quick-order-screen.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, { mostBytes: MOST_FORM_BYTES });
  const view = priceViewOf(context);
  const list = await readQuickList(form, context.get(listFileContext));
  if (!list.ok) {
    const answer = { text: list.text, fault: quickOrderCopy[list.refusal], lines: [], view, isAdded: false };
    return refused(answer, statuses[list.refusal]);
  }
  const { text } = list;
  try {
    if (form.get('intent') !== 'add')
      return data<QuickOrderAnswer>({
        text,
        fault: null,
        lines: await checkQuickOrder(context, text),
        view,
        isAdded: false,
      });
    const { answer: lines, cookies } = await addQuickOrder(context, text);
    const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
    if (lines.every(({ state }) => state === 'added'))
      return redirect(paths.cart() + noticeSearch({ kind: 'changed' }), { headers });
    return data<QuickOrderAnswer>(
      {
        text: remainingText(lines),
        fault: null,
        lines,
        view,
        isAdded: lines.some(({ state }) => state === 'added'),
      },
      { headers },
    );
  } catch (error) {
    if (!(error instanceof BackendRefusal)) throw error;
    return refused({ text, fault: error.message, lines: [], view, isAdded: false });
  }
}

const statuses: Partial<Record<string, number>> = { tooManyFiles: 429, filesWait: 503 };

function refused(answer: QuickOrderAnswer, status = 422) {
  return data(answer, { status });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [quickOrderCopy.title],
    description: quickOrderCopy.description,
    noindex: true,
  });
}

export default function QuickOrderScreen({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <Breadcrumbs items={[{ label: quickOrderCopy.title }]} />
      <h1>{quickOrderCopy.title}</h1>
      <p>{quickOrderCopy.intro}</p>
      <QuickOrderForm answer={actionData} />
    </Page>
  );
}

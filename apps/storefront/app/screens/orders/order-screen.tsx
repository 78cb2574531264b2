import { guardVerdict } from '@nuancier/domain/customers/rights/route-guard.ts';
import { isFinal } from '@nuancier/domain/orders/order-status.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { data, Link, redirect, useNavigation } from 'react-router';
import {
  AnswerOrderSubstituteDocument,
  OrderPageDocument,
  OrderStoreDocument,
} from '../../../generated/documents.ts';
import type { OrderPageQuery } from '../../../generated/documents.ts';
import { formText, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { notFound, orMissing } from '../../backend/not-found.server.ts';
import { reorder } from '../../actions/orders/reorder.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext, viewerContext } from '../../backend/request-context.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import type { Outlook } from '../../features/orders/again/outlook-words.ts';
import { orderCopy, ordersCopy } from '../../features/orders/copy.ts';
import { OrderView } from '../../features/orders/order/order-view.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/order-screen.ts';
import styles from './order-screen.module.css';

// Anything else is a stranger's guess and not worth a question.
const ORDER_NUMBER = /^[\w-]{1,32}$/;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { orderId: number } = params;
  if (!ORDER_NUMBER.test(number)) throw notFound('Page not found');
  const backend = context.get(backendContext);
  const order = (await orMissing(backend.query(OrderPageDocument, { number })))?.customerOrder;
  if (!order) throw notFound('Page not found');
  const { store } = await backend.query(
    OrderStoreDocument,
    { code: order.shop_code },
    { mayFail: ['store'] },
  );
  const viewer = context.get(viewerContext);
  const opensQuotations =
    viewer.kind !== 'unknown' && guardVerdict('may-view-quotations', viewer) === 'enters';
  // Of a line whose packs are all cancelled nothing is left to see.
  const lines = (order.items ?? []).flatMap((line) => (line && line.quantity_current > 0 ? [line] : []));
  // Beside an order under way, what the shelves hold today would be taken for how far the order has come.
  const outlooks = isFinal(order.status) ? outlooksOf(lines) : {};
  return { order, lines, outlooks, store, opensQuotations };
}

type Line = NonNullable<NonNullable<OrderPageQuery['customerOrder']['items']>[number]>;

/** By the line's id. */
function outlooksOf(lines: readonly Line[]): Readonly<Record<string, Outlook>> {
  return Object.fromEntries(
    lines.flatMap((line) => ('reorder' in line && line.reorder ? [[line.id, line.reorder]] : [])),
  );
}

/** Lines are ordered again: refused ones are shown, the rest is in the cart. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const substitute = formText(form, 'substitute');
  if (substitute !== '')
    return answered(context, { number: params.orderId, id: substitute, answer: formText(form, 'answer') });
  const ids = form.getAll('line').flatMap((id) => (typeof id === 'string' ? [id] : []));
  const isWhole = formText(form, 'reorder') === 'all';
  if (!isWhole && ids.length === 0) return refused({ message: orderCopy.reorderNothing, key: null });
  const asked = await orRefusal(reorder(context, params.orderId, isWhole ? null : ids));
  if ('refusal' in asked) return refused(asked.refusal);
  const { added, refused: reasons, cookie } = asked.done;
  const headers = cookie === null ? {} : { 'set-cookie': cookie };
  if (reasons.length === 0) return redirect(paths.cart(), { headers });
  const message = [...reasons, ...(added > 0 ? [orderCopy.reorderOthers] : [])].join(' ');
  return refused({ message, key: null }, headers);
}

/** The customer's word on an article that the store proposes. */
async function answered(
  context: Route.ActionArgs['context'],
  { number, id, answer }: { number: string; id: string; answer: string },
) {
  const accepted = answer === 'accept';
  const asked = await orRefusal(
    context.get(backendContext).mutate(AnswerOrderSubstituteDocument, { number, id, accepted }),
  );
  if ('refusal' in asked)
    return data({ values: {}, faults: {}, refusal: null, substituteRefusal: asked.refusal }, { status: 422 });
  return redirect(paths['customer-order'](number));
}

function refused(refusal: FormRefused, headers: Record<string, string> = {}) {
  return data({ values: {}, faults: {}, refusal, substituteRefusal: null }, { status: 422, headers });
}

export function meta({ params, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [ordersCopy.orderOf(params.orderId), accountCopy.title],
    noindex: true,
  });
}

export default function OrderScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  const { order, lines, outlooks, store, opensQuotations } = loaderData;
  return (
    <Page>
      <Link
        to={order.read_only ? paths['customer-my-invoices']() : paths['customer-order-history']()}
        className={styles.back}
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {order.read_only ? ordersCopy.backToInvoices : ordersCopy.back}
      </Link>
      <h1>{ordersCopy.orderOf(order.number)}</h1>
      <OrderView
        order={order}
        lines={lines}
        outlooks={outlooks}
        store={store}
        opensQuotations={opensQuotations}
        answer={actionData}
        substituteRefusal={actionData?.substituteRefusal ?? null}
        pending={pending}
      />
    </Page>
  );
}

import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, redirect, useNavigation } from 'react-router';
import { QuotationPageDocument } from '../../../generated/documents.ts';
import { formText, notAccepted, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { notFound, orMissing } from '../../backend/not-found.server.ts';
import {
  declineQuotation,
  takeQuotation,
  withdrawRequest,
} from '../../actions/quotations/decide-quotation.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext, viewerContext } from '../../backend/request-context.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { quotationsCopy } from '../../features/quotations/copy.ts';
import { QuotationDecision } from '../../features/quotations/quotation-decision.tsx';
import type { DecisionAnswer } from '../../features/quotations/quotation-decision.tsx';
import { isCartClosed } from '../../features/orders/again/outlook-words.ts';
import { QuotationView } from '../../features/quotations/quotation-view.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/quotation-screen.ts';
import styles from './quotation-screen.module.css';

// Anything else is a stranger's guess and not worth a question.
const NUMBER = /^[\w-]{1,32}$/;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { quotationId: number } = params;
  if (!NUMBER.test(number)) throw notFound('Page not found');
  const asked = context.get(backendContext).query(QuotationPageDocument, { number });
  const quotation = (await orMissing(asked))?.customerQuotation;
  if (!quotation) throw notFound('Page not found');
  const viewer = context.get(viewerContext);
  const { acceptance } = quotation;
  return {
    quotation,
    outlooks: acceptance ?? [],
    linksOrders: viewer.kind === 'signed-in' && viewer.rights.is_view_order,
  };
}

/** Accepted, its articles wait in the cart; declined or withdrawn, the page says so. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { quotationId: number } = params;
  if (formText(form, 'decision') === 'decline') {
    const reason = formText(form, 'reason');
    const declined = await orRefusal(declineQuotation(context, number, reason));
    return 'refusal' in declined
      ? refused(declined, { reason })
      : redirect(paths['customer-quotation'](number));
  }
  if (formText(form, 'decision') === 'withdraw') {
    const withdrawn = await orRefusal(withdrawRequest(context, number));
    return 'refusal' in withdrawn ? refused(withdrawn, {}) : redirect(paths['customer-quotation'](number));
  }
  const taken = await orRefusal(takeQuotation(context, number));
  if ('refusal' in taken) return refused(taken, {});
  return redirect(paths.cart(), { headers: { 'set-cookie': taken.done } });
}

function refused({ refusal }: Pick<DecisionAnswer, 'refusal'>, values: DecisionAnswer['values']) {
  return notAccepted<'reason'>({ values, faults: {}, refusal });
}

export function meta({ params, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [quotationsCopy.quotationOf(params.quotationId), accountCopy.title],
    noindex: true,
  });
}

export default function QuotationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  const { quotation, outlooks, linksOrders } = loaderData;
  return (
    <Page>
      <Link to={paths['customer-my-quotations']()} className={styles.back}>
        <ArrowLeft aria-hidden="true" size={18} />
        {quotationsCopy.back}
      </Link>
      <h1>{quotationsCopy.quotationOf(quotation.number)}</h1>
      {quotation.label && <p className={styles.label}>{quotation.label}</p>}
      <QuotationView quotation={quotation} outlooks={outlooks.some(isCartClosed) ? [] : outlooks} />
      <QuotationDecision
        quotation={quotation}
        outlooks={outlooks}
        answer={actionData}
        pending={pending}
        linksOrders={linksOrders}
      />
    </Page>
  );
}

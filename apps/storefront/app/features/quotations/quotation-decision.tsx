import { Link } from 'react-router';
import type { QuotationDetailFragment } from '../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { isCartClosed } from '../orders/again/outlook-words.ts';
import type { Outlook } from '../orders/again/outlook-words.ts';
import { quotationCopy as copy } from './copy.ts';
import { RequestDecision } from './request-decision.tsx';
import styles from './quotation-decision.module.css';

export type DecisionAnswer = FormAnswer<'reason'>;

type Props = {
  quotation: QuotationDetailFragment;
  /** What accepting it would do, line by line. */
  outlooks: readonly Outlook[];
  answer: DecisionAnswer | undefined;
  pending: boolean;
  /** The orders' pages are open to the viewer. */
  linksOrders: boolean;
};

/** What can be done with it, or what became of it. */
export function QuotationDecision({ quotation, outlooks, answer, pending, linksOrders }: Props) {
  if (quotation.is_open)
    return <OpenDecision quotation={quotation} outlooks={outlooks} answer={answer} pending={pending} />;
  const { status, reason, order_number: order, replaced_by: next, asked_at: asked } = quotation;
  if (status === 'EN_COURS' && asked !== null)
    return <RequestDecision refusal={answer?.refusal} pending={pending} />;
  return (
    <Card className={styles.card}>
      {status === 'EN_COURS' && <p>{copy.inPreparation}</p>}
      {status === 'EXPIRE' && next === null && <p>{copy.expired}</p>}
      {next !== null && (
        <p>
          {copy.replaced} <Link to={paths['customer-quotation'](next)}>{copy.seeQuotation(next)}</Link>
        </p>
      )}
      {status === 'REFUSE' && <p>{endOf(quotation)}</p>}
      {status === 'REFUSE' && reason && <p>{copy.declinedFor(reason)}</p>}
      {status === 'ACCEPTE' && <p>{copy.ordered}</p>}
      {order && linksOrders && <Link to={paths['customer-order'](order)}>{copy.seeOrder(order)}</Link>}
    </Card>
  );
}

function endOf({ request_end: end }: Pick<QuotationDetailFragment, 'request_end'>): string {
  if (end === null) return copy.wasDeclined;
  return end === 'withdrawn' ? copy.withdrawn : copy.requestDeclined;
}

const title = { text: copy.refusedTitle, key: copy.refusedTitle };

function OpenDecision({ quotation, outlooks, answer, pending }: Omit<Props, 'linksOrders'>) {
  const isClosed = outlooks.some(isCartClosed);
  const isWhole = outlooks.every(({ is_orderable }) => is_orderable);
  useRefusedForm(answer, title);
  return (
    <Card className={styles.card}>
      <h2>{copy.decide}</h2>
      <FormRefusal title={title} refusal={answer?.refusal} />
      <p>{copy.acceptHelp(formatDate(new Date(quotation.valid_until)))}</p>
      {isClosed ? (
        <p>
          {copy.acceptWaits} <Link to={paths.cart()}>{copy.seeCart}</Link>
        </p>
      ) : (
        <>
          <p className={styles.help}>{copy.keepWhole}</p>
          {!isWhole && <p>{copy.notAllToday}</p>}
          <Form method="post">
            <Button type="submit" name="decision" value="accept" aria-disabled={pending}>
              {copy.accept}
            </Button>
          </Form>
        </>
      )}
      <Disclosure summary={copy.decline} open={answer !== undefined && answer.values.reason !== undefined}>
        <Form method="post" className={styles.form}>
          <Field label={copy.reason} hint={copy.reasonHint} optional error={answer?.faults.reason}>
            {(control) => (
              <TextArea
                {...control}
                name="reason"
                rows={3}
                maxLength={250}
                defaultValue={answer?.values.reason}
              />
            )}
          </Field>
          <Button type="submit" name="decision" value="decline" look="secondary" aria-disabled={pending}>
            {copy.confirmDecline}
          </Button>
        </Form>
      </Disclosure>
    </Card>
  );
}

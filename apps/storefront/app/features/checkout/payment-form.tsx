import { useId } from 'react';
import { Link } from 'react-router';
import { formatAmount } from '../../format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { Form } from '../../ui/form.tsx';
import type { FormRefused } from '../customers/form-answer.ts';
import { FormRefusal } from '../customers/form-refusal.tsx';
import { TextField } from '../customers/text-field.tsx';
import { useRefusedForm } from '../customers/use-refused-form.ts';
import { sumCopy } from '../pricing/sum-copy.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import { paymentStepCopy as copy } from './copy.ts';
import { OptionCard } from './option-card.tsx';
import type { PaymentAnswer } from './payment-answer.ts';
import styles from './payment-form.module.css';
import { PLACING } from './placing.ts';
import { useSentOnce } from './use-sent-once.ts';

type Props = {
  cart: CheckoutCart;
  methods: readonly { code: string; title: string }[];
  creditExceeded: boolean;
  conditions: { text: string; version: string; changed: boolean };
  isPro: boolean;
  /** Of this order: sent twice, it is placed once. */
  orderKey: string;
  answer: PaymentAnswer | undefined;
};

const title = { text: copy.errorTitle, key: copy.errorTitle };

/** Sent as a document: the page that leads to the bank has a policy of its own, which lets the bank's form out. */
export function PaymentForm({ cart, methods, creditExceeded, conditions, isPro, orderKey, answer }: Props) {
  const place = useRefusedForm(answer, title);
  const { isSent, onSubmit } = useSentOnce();
  const conditionsFault = useId();
  const total = cart.prices?.grand_total?.value ?? null;
  const known = answer?.values.method || cart.paymentMethod;
  const chosen = methods.some(({ code }) => code === known) ? known : methods[0]?.code;
  if (methods.length === 0) return <p>{creditExceeded ? copy.creditExceeded : copy.none}</p>;
  return (
    <Form
      ref={place}
      method="post"
      action={`${paths['checkout-payment']()}?${PLACING}`}
      className={styles['form']}
      noValidate
      reloadDocument
      onSubmit={onSubmit}
    >
      <FormRefusal title={title} refusal={answer?.refusal} />
      <RefusalHelp refusal={answer?.refusal} total={total} />
      <input type="hidden" name="cart" value={cart.id} />
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="shown" value={total ?? ''} />
      <input type="hidden" name="version" value={conditions.changed ? conditions.version : ''} />
      <fieldset className={styles['methods']}>
        <legend>{copy.how}</legend>
        {methods.map(({ code, title: name }) => (
          <OptionCard key={code} name="method" value={code} label={name} defaultChecked={code === chosen}>
            {copy.hints[code]}
          </OptionCard>
        ))}
        {creditExceeded && <p className={styles['aside']}>{copy.creditExceeded}</p>}
        {answer?.faults.method && <ErrorMessage>{answer.faults.method}</ErrorMessage>}
      </fieldset>
      {isPro && <TextField name="reference" label={copy.reference} optional maxLength={50} answer={answer} />}
      {!isPro && cart.lines.some((line) => line.tint !== null) && (
        <p className={styles['tinted']}>{copy.tinted}</p>
      )}
      <div>
        {conditions.changed && <p>{copy.conditionsChanged}</p>}
        <Checkbox
          name="conditions"
          label={conditions.text}
          required
          defaultChecked={answer?.values.conditions === 'on'}
          aria-invalid={answer?.faults.conditions ? true : undefined}
          aria-describedby={answer?.faults.conditions ? conditionsFault : undefined}
        />
        {answer?.faults.conditions && (
          <ErrorMessage id={conditionsFault}>{answer.faults.conditions}</ErrorMessage>
        )}
        <Link to={paths.content('cgv')} target="_blank" className={styles['read']}>
          {copy.readConditions}
        </Link>
      </div>
      <div className={styles['commit']}>
        {total !== null && (
          <p className={styles['total']}>
            <span>{sumCopy.total('TTC')}</span> <span>{formatAmount(total)}</span>
          </p>
        )}
        <Button type="submit" look="accent" wide aria-disabled={isSent || undefined}>
          {isSent ? copy.placing : isPro ? copy.placePro : copy.placePrivate}
        </Button>
      </div>
    </Form>
  );
}

/** What to do about a refusal, where there is something to do. */
function RefusalHelp({ refusal, total }: { refusal: FormRefused | null | undefined; total: number | null }) {
  if (refusal?.key === 'TOTAL_CHANGED' && total !== null)
    return <p className={styles['total']}>{copy.newTotal(formatAmount(total))}</p>;
  if (!refusal || refusal.key === 'PAYMENT_NOT_ALLOWED' || refusal.key === 'CREDIT_EXCEEDED') return null;
  return (
    <p>
      <Link to={paths.cart()}>{copy.seeCart}</Link>
    </p>
  );
}

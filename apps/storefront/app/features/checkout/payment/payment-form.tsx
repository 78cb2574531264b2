import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import type { CheckoutHabitsFactsFragment } from '../../../../generated/documents.ts';
import { formatAmount, formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { sumCopy } from '../../pricing/sum-copy.ts';
import type { CheckoutCart } from '../../../actions/checkout/checkout-cart.ts';
import { paymentStepCopy as copy } from '../copy.ts';
import { OptionCard } from '../option-card.tsx';
import { OrderReferences } from './order-references.tsx';
import type { PaymentAnswer } from '../../../actions/checkout/payment-answer.ts';
import styles from './payment-form.module.css';
import { PLACING } from '../../../actions/checkout/placing.ts';
import { StepActions } from '../step-actions.tsx';
import { useSentOnce } from './use-sent-once.ts';

type Props = {
  cart: CheckoutCart;
  /** `method`: none where the shop has no words of its own for it. */
  methods: readonly { code: string; title: string; method: PaymentMethod | null }[];
  creditExceeded: boolean;
  /** How the customer ordered before, and what its company may still owe; none for a visitor. */
  habits: CheckoutHabitsFactsFragment | null;
  /** `remembered`: a professional has accepted them before, and they are the same. */
  conditions: { text: string; version: string; changed: boolean; remembered: boolean };
  isPro: boolean;
  /** Of this order: sent twice, it is placed once. */
  orderKey: string;
  answer: PaymentAnswer | undefined;
};

const title = { text: copy.errorTitle, key: copy.errorTitle };

/** Sent as a document: the page that leads to the bank has a policy of its own, which lets the bank's form out. */
export function PaymentForm({
  cart,
  methods,
  creditExceeded,
  habits,
  conditions,
  isPro,
  orderKey,
  answer,
}: Props) {
  useRefusedForm(answer, title);
  const { isSent, onSubmit } = useSentOnce();
  const conditionsFault = useId();
  const total = cart.prices?.grand_total?.value ?? null;
  const onAccount = methods.find(({ method }) => method === 'on_account')?.code;
  const wanted = [answer?.values.method, cart.paymentMethod, habits?.payment_method, onAccount];
  const chosen = wanted.find((code) => methods.some((offered) => offered.code === code)) ?? methods[0]?.code;
  return (
    <Form
      method="post"
      action={`${paths['checkout-payment']()}?${PLACING}`}
      className={styles.form}
      noValidate
      reloadDocument
      onSubmit={onSubmit}
    >
      <FormRefusal title={title} refusal={answer?.refusal} />
      <RefusalHelp refusal={answer?.refusal} total={total} />
      <input type="hidden" name="cart" value={cart.id} />
      <input type="hidden" name="key" value={orderKey} />
      {/* The buyer reads above that its wish is lost: it goes with this order. */}
      {cart.arrival?.lost_wish && <input type="hidden" name="without-wish" value={cart.mode ?? ''} />}
      <input type="hidden" name="shown" value={total ?? ''} />
      <input type="hidden" name="version" value={conditions.changed ? conditions.version : ''} />
      <fieldset className={styles.methods}>
        <legend>{copy.how}</legend>
        {methods.map(({ code, title: name, method }) => (
          <OptionCard key={code} name="method" value={code} label={name} defaultChecked={code === chosen}>
            {method && copy.hints[method]}
            {method === 'on_account' && habits?.credit && <CreditFacts credit={habits.credit} />}
          </OptionCard>
        ))}
        {creditExceeded && <p className={styles.aside}>{copy.creditExceeded}</p>}
        {answer?.faults.method && <ErrorMessage>{answer.faults.method}</ErrorMessage>}
      </fieldset>
      {isPro && <OrderReferences habits={habits} answer={answer} />}
      {!isPro && cart.lines.some((line) => line.tint !== null) && (
        <p className={styles.tinted}>{copy.tinted}</p>
      )}
      <div>
        {conditions.changed && <p>{copy.conditionsChanged}</p>}
        {conditions.remembered ? (
          <>
            <input type="hidden" name="conditions" value="on" />
            <p>{copy.remembered}</p>
          </>
        ) : (
          <>
            <RequiredNote />
            <Checkbox
              name="conditions"
              label={conditions.text}
              required
              defaultChecked={answer?.values.conditions === 'on'}
              aria-invalid={answer?.faults.conditions ? true : undefined}
              aria-describedby={answer?.faults.conditions ? conditionsFault : undefined}
            />
          </>
        )}
        {answer?.faults.conditions && (
          <ErrorMessage id={conditionsFault}>{answer.faults.conditions}</ErrorMessage>
        )}
        <Link to={paths.content('cgv')} target="_blank" className={styles.read}>
          {copy.readConditions}
        </Link>
      </div>
      <StepActions>
        {total !== null && (
          <p className={styles.total}>
            <span>{sumCopy.total('TTC')}</span> <span>{formatAmount(total)}</span>
          </p>
        )}
        <Button type="submit" look="accent" wide aria-disabled={isSent || undefined}>
          {isSent ? copy.placing : isPro ? copy.placePro : copy.placePrivate}
        </Button>
      </StepActions>
    </Form>
  );
}

type Credit = NonNullable<CheckoutHabitsFactsFragment['credit']>;

function CreditFacts({ credit: { available, payment_terms: terms, due_on: day } }: { credit: Credit }) {
  return (
    <>
      {available.value !== null && <span>{copy.available(formatAmount(available.value))}</span>}
      {terms && <span>{copy.due(terms, day && formatDate(new Date(`${day}T12:00:00Z`)))}</span>}
    </>
  );
}

/** What to do about a refusal, where there is something to do. */
function RefusalHelp({ refusal, total }: { refusal: FormRefused | null | undefined; total: number | null }) {
  if (refusal?.key === 'TOTAL_CHANGED' && total !== null)
    return <p className={styles.total}>{copy.newTotal(formatAmount(total))}</p>;
  if (refusal?.key === 'WISH_LOST')
    return (
      <p>
        <Link to={paths['checkout-shipping']()}>{copy.otherDay}</Link>
      </p>
    );
  if (!refusal || refusal.key === 'PAYMENT_NOT_ALLOWED' || refusal.key === 'CREDIT_EXCEEDED') return null;
  return (
    <p>
      <Link to={paths.cart()}>{copy.seeCart}</Link>
    </p>
  );
}

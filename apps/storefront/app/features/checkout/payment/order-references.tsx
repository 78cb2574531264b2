import { useId } from 'react';
import type { CheckoutHabitsFactsFragment } from '../../../../generated/documents.ts';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { paymentStepCopy as copy } from '../copy.ts';
import styles from './order-references.module.css';
import type { PaymentAnswer } from '../../../actions/checkout/payment-answer.ts';

type Props = { habits: CheckoutHabitsFactsFragment | null; answer: PaymentAnswer | undefined };

const LONGEST = 50;

/** What the buyer calls the order by: accounting its purchase order, the others the site. */
export function OrderReferences({ habits, answer }: Props) {
  return (
    <div className={styles.fields}>
      <Reference
        name="purchaseOrder"
        label={copy.purchaseOrder}
        used={habits?.purchase_order_numbers ?? []}
        answer={answer}
      />
      <Reference
        name="reference"
        label={copy.reference}
        used={habits?.purchase_refs ?? []}
        proposed={habits?.proposed_purchase_ref}
        answer={answer}
      />
    </div>
  );
}

type ReferenceProps = {
  name: 'purchaseOrder' | 'reference';
  label: string;
  used: readonly string[];
  /** initial value until something else is typed */
  proposed?: string | null | undefined;
  answer: PaymentAnswer | undefined;
};

function Reference({ name, label, used, proposed, answer }: ReferenceProps) {
  const list = useId();
  return (
    <div>
      <TextField
        name={name}
        label={label}
        optional
        maxLength={LONGEST}
        list={list}
        defaultValue={proposed ?? undefined}
        answer={answer}
      />
      <datalist id={list}>
        {used.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </div>
  );
}

import { Link } from 'react-router';
import type { OrderLineFieldsFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { orderCopy } from '../copy.ts';
import { isCartClosed } from '../again/outlook-words.ts';
import type { Outlook } from '../again/outlook-words.ts';
import { OrderLines } from './order-lines.tsx';
import styles from './reorder-form.module.css';

type Props = {
  lines: readonly OrderLineFieldsFragment[];
  outlooks: Readonly<Record<string, Outlook>>;
  showsPrices: boolean;
  isPickup: boolean;
  answer: FormAnswer | undefined;
  pending: boolean;
};

const title = { text: orderCopy.reorderError, key: orderCopy.reorderError };

/** The lines of an order, and the two ways to have them again as long as the cart takes anything. */
export function ReorderForm({ lines, outlooks, showsPrices, isPickup, answer, pending }: Props) {
  useRefusedForm(answer, title);
  if (Object.values(outlooks).some(isCartClosed))
    return (
      <>
        <FormRefusal title={title} refusal={answer?.refusal} />
        <OrderLines lines={lines} showsPrices={showsPrices} isPickup={isPickup} />
        <p className={styles.help}>
          {orderCopy.reorderWaits} <Link to={paths.cart()}>{orderCopy.seeCart}</Link>
        </p>
      </>
    );
  return (
    <Form method="post">
      <FormRefusal title={title} refusal={answer?.refusal} />
      <OrderLines
        lines={lines}
        outlooks={outlooks}
        showsPrices={showsPrices}
        isPickup={isPickup}
        choice="line"
      />
      <p className={styles.help}>{orderCopy.reorderHelp}</p>
      <div className={styles.actions}>
        <Button type="submit" name="reorder" value="all" aria-disabled={pending}>
          {orderCopy.reorderAll}
        </Button>
        <Button type="submit" name="reorder" value="chosen" look="secondary" aria-disabled={pending}>
          {orderCopy.reorderChosen}
        </Button>
      </div>
    </Form>
  );
}

import { shownReference } from '@nuancier/domain/free-line.ts';
import { Link } from 'react-router';
import { formatDate, formatNumber } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { takeFocus } from '@nuancier/ui/pieces/focus/take-focus.ts';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { orderCopy } from '../copy.ts';
import type { ChooseAnswer } from '../../../actions/orders/withdrawal-answer.ts';
import styles from './withdrawal-choice.module.css';
import { withdrawalCopy } from './withdrawal-copy.ts';

type Line = ChooseAnswer['order']['items'][number];

const title = { text: withdrawalCopy.refused, key: withdrawalCopy.refused };

/** Which lines, and the word that counts: one button, named as the law names it. */
export function WithdrawalChoice({ answer, pending }: { answer: ChooseAnswer; pending: boolean }) {
  const { order, email, chosen } = answer;
  useRefusedForm(answer, title);
  const only = order.items.length === 1;
  return (
    <Form method="post" className={form.form}>
      <h2 tabIndex={-1} ref={takeFocus}>
        {withdrawalCopy.stepTwo}
      </h2>
      <FormRefusal title={title} refusal={answer.refusal} />
      <p>{withdrawalCopy.orderOf(order.number, formatDate(new Date(order.order_date)))}</p>
      <input type="hidden" name="number" value={order.number} />
      <input type="hidden" name="email" value={email} />
      <fieldset className={styles.lines}>
        <legend>{withdrawalCopy.choose}</legend>
        {order.items.map((line) => (
          <Checkbox
            key={line.id}
            name="item"
            value={line.id}
            defaultChecked={only || chosen.includes(line.id)}
            label={<LineLabel line={line} />}
          />
        ))}
      </fieldset>
      <p>{withdrawalCopy.onlyThese}</p>
      <div className={form.actions}>
        <Button type="submit" name="step" value="confirm" aria-disabled={pending}>
          {withdrawalCopy.confirm}
        </Button>
      </div>
      <Link to={paths.withdrawal()} className={form.aside}>
        {withdrawalCopy.other}
      </Link>
    </Form>
  );
}

function LineLabel({ line }: { line: Line }) {
  const reference = shownReference(line.product_sku);
  const facts = [
    ...(reference === null ? [] : [orderCopy.ref(reference)]),
    withdrawalCopy.quantity(formatNumber(line.quantity_withdrawable)),
  ];
  return (
    <>
      {line.product_name}
      <span className={styles.facts}>{facts.join(' · ')}</span>
    </>
  );
}

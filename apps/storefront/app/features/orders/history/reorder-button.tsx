import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { orderCopy } from '../copy.ts';
import styles from '../order/reorder-form.module.css';

/** A whole order into the cart again; refused lines are shown on the order's own page. */
export function ReorderButton({ number }: { number: string }) {
  return (
    <Form method="post" action={paths['customer-order'](number)} className={styles.again}>
      <Button
        type="submit"
        name="reorder"
        value="all"
        look="secondary"
        size="small"
        aria-label={orderCopy.reorderNamed(number)}
      >
        <RotateCcw aria-hidden="true" size={18} />
        {orderCopy.reorder}
      </Button>
    </Form>
  );
}

import { Link } from 'react-router';
import type { CartApartFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import beside from '../beside-cart.module.css';
import { approvalCopy as copy } from './approval-copy.ts';
import styles from './carts-apart.module.css';
import { cartCopy } from '../copy.ts';

/** Carts beside the current one: requests waiting or answered, and carts set apart for them. */
export function CartsApart({ carts }: { carts: readonly CartApartFragment[] }) {
  if (carts.length === 0) return null;
  return (
    <section aria-label={copy.apartTitle} className={classNames(beside.box, styles.apart)} data-carts-apart>
      <h2>{copy.apartTitle}</h2>
      <ul>
        {carts.map((cart) => (
          <li key={cart.cart_id}>
            <p className={styles.what}>
              <strong>{nameOf(cart)}</strong>{' '}
              <span>
                {cartCopy.count(cart.total_quantity)}
                {stateOf(cart) && ` · ${stateOf(cart)}`}
              </span>
            </p>
            <Form method="post" action={paths.cart()}>
              <input type="hidden" name="intent" value="take-up" />
              <input type="hidden" name="cartId" value={cart.cart_id} />
              <Button type="submit" look="secondary" size="small" aria-label={copy.takeUpNamed(nameOf(cart))}>
                {copy.takeUp}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Link to={paths['customer-my-requests']()}>{copy.follow}</Link>
    </section>
  );
}

function nameOf({ request }: CartApartFragment): string {
  return request === null ? copy.apartCart : copy.apartRequest(request.id);
}

function stateOf({ request }: CartApartFragment): string | null {
  const states: Readonly<Record<string, string>> = copy.apartStates;
  return request === null ? null : (states[request.status] ?? null);
}

import { Link } from 'react-router';
import type {
  CartLineFragment,
  DeliveryTermsFragment,
  ShownCartFragment,
} from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { useFrame } from '../../site/use-frame.ts';
import { BackToOwnStore } from '../../stores/choice/back-to-own-store.tsx';
import { approvalCopy } from '../approval/approval-copy.ts';
import { budgetNote, isByDelivery, whyApproval } from '../approval/approval-facts.ts';
import type { RefusedChange } from '../../../actions/cart/cart-answer.ts';
import type { CartCredit } from '../../../actions/cart/cart-credits.server.ts';
import { CartAvailability } from './cart-availability.tsx';
import { CartLine } from '../lines/cart-line.tsx';
import { CART_FORM } from '../cart-sheet.ts';
import { cartModes, showsDelivery } from './cart-modes.ts';
import { CartSummary } from '../summary/cart-summary.tsx';
import styles from './cart-view.module.css';
import { ClearCartForm } from './clear-cart-form.tsx';
import { cartCopy } from '../copy.ts';
import { UseCredits } from '../credits/use-credits.tsx';
import { CouponForm } from '../summary/coupon-form.tsx';
import { DeliveryAddress } from '../summary/delivery-address.tsx';
import { DeliveryProgress } from '../summary/delivery-progress.tsx';
import { quickOrderCopy } from '../quick-order/quick-order-copy.ts';
import { SetApartForm } from '../approval/set-apart-form.tsx';
import { useRemoval } from '../lines/use-removal.ts';
import { NextStep } from '../summary/next-step.tsx';
import { WithdrawApprovalForm } from '../approval/withdraw-approval-form.tsx';

type Props = {
  cart: ShownCartFragment;
  lines: readonly CartLineFragment[];
  view: PriceView;
  delivery: DeliveryTermsFragment | null;
  /** What a sample of a line's tint is and costs. */
  testers: Readonly<Record<string, string | null>>;
  /** What testers cost and this cart can have back. */
  credits: readonly CartCredit[];
  /** A code or numbers that were not accepted. */
  refused: RefusedChange | null;
  /** May ask for a quotation of it. */
  asks: boolean;
};

/** Lines at the left, what they cost at the right; on phones one below the other, the way on always in reach. */
export function CartView({ cart, lines, view, delivery, testers, credits, refused, asks }: Props) {
  const goods = view.canViewPrice ? (cart.prices?.subtotal_with_discount_excluding_tax?.value ?? null) : null;
  const { currentShop } = useFrame();
  const ways = cartModes(lines);
  const isDelivery = showsDelivery(cart.delivery_mode, ways);
  const writable = cart.state === 'OPEN';
  const { formData } = useRemoval();
  const leaving = formData?.get('intent') === 'remove' ? formData.get('uid') : null;
  return (
    <div className={styles.cart}>
      <section aria-label={cartCopy.lines}>
        <h2>
          <VisuallyHidden>{cartCopy.lines}</VisuallyHidden>
        </h2>
        {!writable && (
          <div className={styles.state}>
            <p>{cartCopy.frozen}</p>
            {cart.approval?.status === 'waiting_for_approval' && (
              <>
                <SetApartForm />
                <WithdrawApprovalForm />
              </>
            )}
          </div>
        )}
        {cart.approval?.is_pending && cart.approval.status === 'approved' && (
          <p className={styles.state}>{approvalCopy.approved}</p>
        )}
        <ul className={styles.lines}>
          {lines.map((line) => (
            <CartLine
              key={line.uid}
              line={line}
              view={view}
              arrival={cart.arrival?.lines.find((told) => told.cart_item_uid === line.uid) ?? null}
              writable={writable}
              typed={refused?.quantities[line.uid]}
              leaving={line.uid === leaving}
              tester={testers[line.uid] ?? null}
            />
          ))}
        </ul>
        <div className={styles.foot}>
          <Link to={paths['quick-order']()} className={styles.link}>
            {quickOrderCopy.link}
          </Link>
          {writable && <ClearCartForm />}
        </div>
      </section>
      <aside aria-label={cartCopy.summary} className={styles.side}>
        <h2>{cartCopy.summary}</h2>
        {writable && (
          <>
            <UseCredits credits={credits} />
            <CouponForm
              coupons={cart.applied_coupons}
              refused={refused?.intent === 'coupon' ? refused : null}
            />
          </>
        )}
        <CartSummary prices={cart.prices} lines={lines} mode={cart.delivery_mode} view={view} />
        {isDelivery && goods !== null && delivery && (
          <DeliveryProgress
            goods={goods}
            terms={delivery}
            hasStore={currentShop !== null && currentShop.own === null}
            view={view}
          />
        )}
        {isDelivery && <DeliveryAddress cart={cart} writable={writable} view={view} />}
        <CartAvailability ways={ways} arrival={cart.arrival} store={currentShop} />
        {currentShop?.own && <BackToOwnStore own={currentShop.own} />}
        <ApprovalNote cart={cart} />
        {cart.approval?.is_needed && isByDelivery(cart) && (
          <ButtonLink to={paths['checkout-shipping']()} look="secondary" wide>
            {approvalCopy.changeMethod}
          </ButtonLink>
        )}
        <div className={styles.way}>
          <NextStep cart={cart} form={CART_FORM} holdsForm />
        </div>
        {asks && writable && (
          <Button type="submit" form={CART_FORM} name="intent" value="ask-quotation" look="secondary" wide>
            {cartCopy.askQuotation}
          </Button>
        )}
      </aside>
    </div>
  );
}

/** Above the way on: why this cart is submitted, or else what is left of the month. */
function ApprovalNote({ cart }: { cart: ShownCartFragment }) {
  if (cart.state === 'FROZEN') return null;
  const isNeeded = cart.is_orderable && cart.approval?.is_needed === true;
  const note = isNeeded ? whyApproval(cart) : budgetNote(cart);
  return note === null ? null : <p data-approval={isNeeded ? 'why' : 'budget'}>{note}</p>;
}

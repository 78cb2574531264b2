import { canAddToCart } from '@nuancier/domain/cart/can-add-to-cart.ts';
import { addCopy, unsupportedTypeKey } from '../cart/adding/add-copy.ts';

type Product = {
  __typename: string;
  stock_status: 'IN_STOCK' | 'OUT_OF_STOCK' | null;
  only_x_left_in_stock: number | null;
};

/** Why a product cannot be added at all; `key` is the specification's English original. */
export type AddingBar = { message: string; key: string | undefined };

/** A choice that is still open bars nothing: the form says what is missing. */
export function addingBar(
  product: Product,
  wish: { quantity: number; variant: string | null },
): AddingBar | null {
  const { __typename: type, stock_status: stockStatus, only_x_left_in_stock: onlyLeft } = product;
  const verdict = canAddToCart({ type, stockStatus, onlyLeft }, wish);
  if (verdict.ok) return null;
  switch (verdict.refusal) {
    case 'unsupported-type':
      return { message: addCopy.unsupportedType(type), key: unsupportedTypeKey(type) };
    case 'no-stock-status':
      return { message: addCopy.notSalable, key: undefined };
    case 'not-enough':
      return { message: addCopy.notEnough, key: undefined };
    case 'no-variant':
      return null;
  }
}

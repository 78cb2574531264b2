import type {
  CartUserInputError,
  CartUserInputErrorType,
  CheckoutUserInputErrorCodes,
} from '@nuancier/contract/api-types.ts';
import type { RefusalCode, RefusalTable } from '../../refusals/refusal.ts';
import type { Notice } from '../records/cart-record.ts';

/** The specification's four codes; whatever has none of its own is UNDEFINED and says what it is in its message. */
export function userError<Code extends RefusalCode>(
  refusals: Pick<RefusalTable, Code>,
  code: Code,
  sku: string,
): CartUserInputError {
  const { message, key } = refusals[code];
  return { code: userErrorType(code), message, key: key ?? null, sku };
}

function userErrorType(code: RefusalCode): CartUserInputErrorType & CheckoutUserInputErrorCodes {
  switch (code) {
    case 'PRODUCT_NOT_FOUND':
    case 'NOT_SALABLE':
    case 'INSUFFICIENT_STOCK':
      return code;
    default:
      return 'UNDEFINED';
  }
}

/** The same for what is ordered again; a cart that takes nothing at all has a code of its own. */
export function orderErrorCode(code: RefusalCode): CheckoutUserInputErrorCodes {
  return code === 'CART_FROZEN' ? 'REORDER_NOT_AVAILABLE' : userErrorType(code);
}

const NOTICES = {
  QUANTITY_CAPPED: (name) => `La quantité de «\u00A0${name}\u00A0» a été ramenée au stock disponible.`,
  LINE_NOT_MERGED: (name) =>
    `«\u00A0${name}\u00A0» n’a pas pu être ajouté\u00A0: le stock disponible est épuisé.`,
  PRICE_CHANGED: (name) => `Le prix de «\u00A0${name}\u00A0» a changé avec le magasin.`,
  NO_LONGER_SELLABLE: (name) =>
    `«\u00A0${name}\u00A0» n’est plus disponible dans cette quantité. Retirez l’article ou modifiez la quantité avant de commander.`,
  COUPON_REMOVED: (name) =>
    `Le code promotionnel ${name} ne s’applique plus à votre panier\u00A0: il a été retiré.`,
  COUPON_IDLE: (name) =>
    `Le code promotionnel ${name} ne s’applique pas à cette commande en l’état\u00A0: il n’est pas déduit.`,
  QUOTATION_RELEASED: (name) =>
    `Le devis ${name} ne s’applique plus à votre panier\u00A0: ses articles y sont aux prix du jour. Vous pouvez le reprendre depuis vos devis.`,
  CARTS_MERGED: (names) =>
    `Les articles choisis avant votre connexion ont rejoint votre panier enregistré, qui contenait déjà\u00A0: ${names}.`,
  APPROVED_PRICE_ENDED: (name) =>
    `Le prix validé de «\u00A0${name}\u00A0» n’était garanti que sept jours\u00A0: le prix du jour s’applique.`,
} satisfies Record<Notice['code'], (name: string) => string>;

export function noticeText({ code, name }: Notice): string {
  return NOTICES[code](name);
}

const MOST_NAMED = 5;

/** 2 × Ruban, 1 × Sous-couche et 3 autres articles. */
export function linesText(lines: readonly { name: string; quantity: number }[]): string {
  const rest = lines.length - MOST_NAMED;
  const others = rest === 1 ? '1 autre article' : `${rest} autres articles`;
  const named = lines.slice(0, MOST_NAMED).map(({ name, quantity }) => `${quantity}\u00A0×\u00A0${name}`);
  return new Intl.ListFormat('fr').format(rest > 0 ? [...named, others] : named);
}

export const enteredTexts = { tint: 'Teinte' } as const;

export function couponLabel(code: string | null): string {
  return code === null ? 'Code promotionnel' : `Code ${code}`;
}

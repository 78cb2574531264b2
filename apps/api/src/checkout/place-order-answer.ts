// A refused order as Magento's clients look for it: beside the order, where their document selects errors.
import { Kind } from 'graphql';
import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';
import type { PlaceOrderError, PlaceOrderErrorCodes } from '@nuancier/contract/api-types.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { RefusalCode, RefusalTable } from '../refusals/refusal.ts';
import type { PlacedAnswer } from './operations/place-order.ts';

type Refused = { order: null; errors: PlaceOrderError[] };

const CODES: Readonly<Partial<Record<RefusalCode, PlaceOrderErrorCodes>>> = {
  CART_NOT_FOUND: 'CART_NOT_FOUND',
  CART_FROZEN: 'CART_NOT_ACTIVE',
  CHECKOUT_ACCOUNT_MISSING: 'GUEST_EMAIL_MISSING',
};

export async function placedOrRefused(
  refusals: RefusalTable,
  info: GraphQLResolveInfo,
  placing: Promise<PlacedAnswer>,
): Promise<PlacedAnswer | Refused> {
  try {
    return await placing;
  } catch (trouble) {
    if (!(trouble instanceof Refusal) || !selectsErrors(info)) throw trouble;
    const code = CODES[trouble.code] ?? 'UNABLE_TO_PLACE_ORDER';
    return { order: null, errors: [{ code, message: trouble.words ?? refusals[trouble.code].message }] };
  }
}

function selectsErrors({ fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  const inSet = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === 'errors';
      if (selection.kind === Kind.INLINE_FRAGMENT) return inSet(selection.selectionSet);
      return inSet(fragments[selection.name.value]?.selectionSet);
    });
  return fieldNodes.some(({ selectionSet }) => inSet(selectionSet));
}

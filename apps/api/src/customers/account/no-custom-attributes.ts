import type { AttributeValueInput } from '@nuancier/contract/api-types.ts';
import { Refusal } from '../../refusals/refusal.ts';

/** Clients send an empty list along; what names an attribute would be lost, so it is refused. */
export function refuseCustomAttributes(sent: readonly AttributeValueInput[] | null | undefined): void {
  if ((sent ?? []).length > 0) throw new Refusal('UNKNOWN_ATTRIBUTE');
}

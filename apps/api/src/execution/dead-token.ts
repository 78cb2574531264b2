// A write with an unknown token is refused: run as a visitor's, it would land in another cart, at other prices. Reads
// stay open.
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { ReadDocument } from './limits/read-document.ts';

/** What begins or ends sessions, or proves by a key of its own who asks: whose token came along says nothing here. */
export const openToDeadTokens: ReadonlySet<string> = new Set([
  'generateCustomerToken',
  'requestLoginByToken',
  'connectAs',
  'revokeCustomerToken',
  'requestPasswordResetEmail',
  'resetPassword',
  'createCustomer',
  'createCustomerV2',
  'prospect',
  'confirmEmail',
  'resendConfirmationEmail',
  'confirmNewsletterSubscription',
  'unsubscribeFromNewsletter',
  'answerCompanyProof',
]);

/** The fields of a mutation that is refused as a whole, or none. */
export function refusedForDeadToken(
  { kind, fields }: Pick<ReadDocument, 'kind' | 'fields'>,
  { viewer, sentToken }: { viewer: Viewer; sentToken: boolean },
): readonly string[] {
  if (kind !== 'mutation' || viewer.kind !== 'visitor' || !sentToken) return [];
  return fields.every((field) => openToDeadTokens.has(field)) ? [] : fields;
}

import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';

export type AddressAnswer = FormAnswer<
  | 'label'
  | 'firstname'
  | 'lastname'
  | 'company'
  | 'street'
  | 'apartment'
  | 'neighborhood'
  | 'extra'
  | 'postcode'
  | 'city'
  | 'telephone'
  | 'default_shipping'
  | 'default_billing'
  | 'is_shared'
>;

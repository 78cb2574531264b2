// What the forms of Magento's clients ask of a customer: the fields the shop takes, with the bounds it judges them by.
import type { AttributeMetadataError, CustomerAttributeMetadata } from '@nuancier/contract/api-types.ts';

type FormAttribute = CustomerAttributeMetadata & { __typename: 'CustomerAttributeMetadata'; options: [] };

type FormView = { items: FormAttribute[]; errors: AttributeMetadataError[] };

const LONGEST_NAME = '60';
const LONGEST_TEXT = '100';
const REQUIRED = { is_required: true };

const account: readonly FormAttribute[] = [
  formAttribute('prefix', 'Civilité', longest(LONGEST_TEXT)),
  formAttribute('firstname', 'Prénom', { ...REQUIRED, ...longest(LONGEST_NAME) }),
  formAttribute('lastname', 'Nom', { ...REQUIRED, ...longest(LONGEST_NAME) }),
  formAttribute('email', 'Adresse e-mail', { ...REQUIRED, is_unique: true }),
];

const address: readonly FormAttribute[] = [
  formAttribute('firstname', 'Prénom', REQUIRED),
  formAttribute('lastname', 'Nom', REQUIRED),
  formAttribute('company', 'Société', {}),
  formAttribute('street', 'Adresse', { ...REQUIRED, frontend_input: 'MULTILINE', multiline_count: 2 }),
  formAttribute('postcode', 'Code postal', REQUIRED),
  formAttribute('city', 'Ville', REQUIRED),
  formAttribute('telephone', 'Téléphone', REQUIRED),
].map((field) => ({ ...field, entity_type: 'CUSTOMER_ADDRESS' }));

const forms: ReadonlyMap<string, readonly FormAttribute[]> = new Map([
  ['customer_account_create', account],
  ['customer_account_edit', account],
  ['customer_address_edit', address],
  ['customer_register_address', address],
]);

export const formAttributes: readonly FormAttribute[] = [...account, ...address];

/** An unknown form is an error in the answer, as in Magento. */
export function attributesForm(formCode: string): FormView {
  const items = forms.get(formCode);
  if (items !== undefined) return { items: [...items], errors: [] };
  return { items: [], errors: [{ type: 'ENTITY_NOT_FOUND', message: 'Ce formulaire n’existe pas.' }] };
}

function formAttribute(code: string, label: string, traits: Partial<FormAttribute>): FormAttribute {
  return {
    __typename: 'CustomerAttributeMetadata',
    code,
    label,
    entity_type: 'CUSTOMER',
    frontend_input: 'TEXT',
    is_required: false,
    is_unique: false,
    input_filter: 'TRIM',
    validate_rules: [],
    ...traits,
    options: [],
  };
}

function longest(value: string): Partial<FormAttribute> {
  return { validate_rules: [{ name: 'MAX_TEXT_LENGTH', value }] };
}

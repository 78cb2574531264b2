import type { CustomersContext } from '../customers/customers-context.ts';

export type PrivacyContext = CustomersContext;

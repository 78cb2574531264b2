import { REGISTRATION_KINDS } from '@nuancier/domain/customers/forms/registration.ts';
import * as v from 'valibot';
import { clientCode, identifier, reference } from './event-fields.ts';

/** Who it is, without a name or an address: those are asked for, by whoever may know them. */
const customer = {
  customer_id: identifier,
  client_code: clientCode,
  role: v.nullable(reference),
  shop_code: v.nullable(reference),
};

export const customerEvents = {
  'customer.registered': {
    version: 1,
    subject: 'customer',
    data: v.object({ ...customer, kind: v.picklist([...REGISTRATION_KINDS, 'sub-account']) }),
    says: 'Un compte est ouvert\u00A0: par son titulaire, ou par le dirigeant pour un sous-compte.',
  },
  'customer.linked': {
    version: 1,
    subject: 'customer',
    data: v.object({ ...customer, proven: v.boolean() }),
    says: 'Un compte a donné un code client\u00A0; «\u00A0proven\u00A0» dit si la société l’a confirmé.',
  },
  'customer.changed': {
    version: 1,
    subject: 'customer',
    data: v.object({ ...customer, changed: v.picklist(['account', 'email', 'addresses', 'rights']) }),
    says: 'Le compte, son adresse électronique, ses adresses ou ses droits ont changé.',
  },
  'customer.merged': {
    version: 1,
    subject: 'customer',
    data: v.object({ customer_id: identifier, merged_customer_id: identifier }),
    says: 'Deux comptes d’une même personne sont réunis\u00A0: ce qui était à «\u00A0merged_customer_id\u00A0» est désormais à «\u00A0customer_id\u00A0».',
  },
  'customer.erased': {
    version: 1,
    subject: 'customer',
    data: v.object({ customer_id: identifier }),
    says: 'La personne est effacée\u00A0: effacez-la aussi de votre côté.',
  },
} as const;

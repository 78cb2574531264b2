// What a company decides about its papers: quotations and requests for approval.
import * as v from 'valibot';
import { cents, clientCode, identifier, moment, reference } from './event-fields.ts';

const quotation = { quotation_number: reference, client_code: clientCode };
const approval = {
  approval_number: reference,
  client_code: clientCode,
  customer_id: identifier,
};

export const companyEvents = {
  'quotation.asked': {
    version: 1,
    subject: 'quotation',
    data: v.object({ ...quotation, customer_id: identifier, wished_on: v.nullable(v.string()) }),
    says: 'Un client demande un devis de son panier\u00A0; il s’écrit et s’envoie dans la gestion.',
  },
  'quotation.request_ended': {
    version: 1,
    subject: 'quotation',
    data: v.object({ ...quotation, end: v.picklist(['withdrawn', 'declined']) }),
    says: 'Une demande de devis n’aura pas de réponse\u00A0: son client l’a retirée, ou le magasin l’a déclinée.',
  },
  'quotation.sent': {
    version: 1,
    subject: 'quotation',
    data: v.object({
      ...quotation,
      replaces: v.nullable(reference),
      valid_until: v.string(),
      total_ht_cents: cents,
    }),
    says: 'Un devis écrit dans la gestion est envoyé à son client\u00A0; «\u00A0replaces\u00A0» nomme la version qu’il remplace.',
  },
  'quotation.accepted': {
    version: 1,
    subject: 'quotation',
    data: v.object({ ...quotation, order_number: reference }),
    says: 'Un devis est accepté par une commande.',
  },
  'quotation.reopened': {
    version: 1,
    subject: 'quotation',
    data: v.object({ ...quotation, order_number: reference }),
    says: 'La commande qui acceptait le devis n’a pas été payée\u00A0: il peut être accepté à nouveau.',
  },
  'quotation.declined': {
    version: 1,
    subject: 'quotation',
    data: v.object(quotation),
    says: 'Un devis est refusé.',
  },
  'approval.requested': {
    version: 1,
    subject: 'approval',
    data: v.object({ ...approval, currency: v.literal('EUR'), total_ht_cents: cents }),
    says: 'Un sous-compte soumet un panier à la validation.',
  },
  'approval.decided': {
    version: 1,
    subject: 'approval',
    data: v.object({
      ...approval,
      decision: v.picklist(['approved', 'rejected', 'withdrawn']),
      decided_at: moment,
    }),
    says: 'La demande est validée, refusée ou retirée.',
  },
} as const;

// What comes to the shop's own people: words of customers, shelves that empty, files that were read.
import * as v from 'valibot';
import { count, day, identifier, reference } from './event-fields.ts';

const message = v.object({
  message_id: identifier,
  reason: v.string(),
  shop_code: v.nullable(reference),
  customer_id: v.nullable(identifier),
});

const campaign = v.object({
  campaign_id: identifier,
  name: v.string(),
  kind: v.picklist(['PROMOTION', 'DESTOCK']),
  from: day,
  to: day,
  articles: count,
});

export const shopEvents = {
  'review.written': {
    version: 1,
    subject: 'review',
    data: v.object({ review_id: identifier, product_sku: reference, rating: count }),
    says: 'Un avis attend d’être lu.',
  },
  'review.judged': {
    version: 1,
    subject: 'review',
    data: v.object({
      review_id: identifier,
      product_sku: reference,
      rating: count,
      approved: v.boolean(),
    }),
    says: 'Un avis est publié ou écarté.',
  },
  'message.received': {
    version: 1,
    subject: 'message',
    data: message,
    says: 'Quelqu’un a écrit par le formulaire de contact.',
  },
  'quotation.requested': {
    version: 1,
    subject: 'message',
    data: message,
    says: 'Ce message demande un devis\u00A0: établissez-le, puis envoyez-le par le fichier des devis.',
  },
  'stock.low': {
    version: 1,
    subject: 'stock',
    data: v.object({ shop_code: reference, sku: reference, available: count, threshold: count }),
    says: 'Une vente laisse d’un article permanent ou suivi (P, S) autant de conditionnements que le seuil du site, ou moins\u00A0; «\u00A0shop_code\u00A0» peut être PLATEFORME.',
  },
  'store.changed': {
    version: 1,
    subject: 'store',
    data: v.object({ shop_code: reference, changed: v.array(v.string()) }),
    says: 'La gestion a changé un magasin\u00A0: ses horaires («\u00A0schedules\u00A0»), ses jours particuliers («\u00A0special_hours\u00A0»), ses services, ses coordonnées ou sa zone de livraison. Ce qu’un fichier change est dit par «\u00A0import.done\u00A0».',
  },
  'campaign.scheduled': {
    version: 1,
    subject: 'campaign',
    data: campaign,
    says: 'La gestion a programmé une campagne\u00A0: ses prix réduits valent du premier au dernier jour, tous deux compris.',
  },
  'campaign.stopped': {
    version: 1,
    subject: 'campaign',
    data: campaign,
    says: 'La gestion a arrêté une campagne avant son terme\u00A0: «\u00A0articles\u00A0» dit combien sont revenus à leur prix public.',
  },
  'import.done': {
    version: 1,
    subject: 'import',
    data: v.object({
      import_id: identifier,
      kind: v.string(),
      file_name: v.string(),
      sha256: v.string(),
      lines: count,
      added: count,
      changed: count,
      removed: count,
      refused: count,
    }),
    says: 'Un fichier est chargé\u00A0: ce qu’il a ajouté, changé et retiré.',
  },
} as const;

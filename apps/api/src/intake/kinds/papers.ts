import { INVOICE_TYPES } from '@nuancier/domain/invoices/invoice-state.ts';
import { QUOTATION_STATUSES } from '@nuancier/domain/quotations/quotation-status.ts';
import { importInvoices } from '../../invoices/operations/import-invoices.ts';
import { importQuotations } from '../../quotations/operations/import-quotations.ts';
import {
  amount,
  choice,
  day,
  needed,
  orElse,
  reference,
  signedAmount,
  text,
} from '../../imports/columns/column.ts';
import { documentImport } from '../../imports/import-kind.ts';
import { paperLine, paperLineOf } from '../papers/paper-line.ts';
import { paperTint, paperTintOf, UNTINTED, writeTinted } from '../papers/paper-tint.ts';

export const quotations = documentImport({
  name: 'quotations',
  title: 'Devis',
  says: 'Une ligne par article d’un devis\u00A0; un devis que la boutique connaît déjà ne change pas.',
  key: ['devis'],
  examples: [{ ...UNTINTED, teinte_ht: '' }],
  columns: {
    devis: needed(reference('Numéro du devis', 'D2600031')),
    client: needed(reference('Code client de la société', '0351012')),
    date: needed(day('Date du devis', '02/11/2026')),
    statut: orElse(choice(QUOTATION_STATUSES)('Où il en est', 'A_VALIDER'), 'A_VALIDER'),
    valable_jusqu_au: day('Dernier jour de validité\u00A0; vide, trente jours', '02/12/2026'),
    nom: text('Objet', 'Ravalement rue du Port'),
    vendeur: text('Vendeur', 'Claire Le Goff'),
  },
  lineColumns: {
    ...paperLine,
    ...paperTint,
    teinte_ht: amount('Part de la teinte dans le prix d’un conditionnement, hors taxes', '6,00'),
    produit: needed(reference('Référence du produit', 'P101000')),
  },
  rowOf: (cells, lines) => ({
    number: cells.devis,
    client_code: cells.client,
    label: cells.nom,
    seller: cells.vendeur,
    status: cells.statut,
    created_on: cells.date,
    valid_until: cells.valable_jusqu_au,
    lines: lines.map((line) => ({
      ...paperLineOf(line),
      given: paperTintOf(line),
      ht_cents: line.teinte_ht,
      parent_sku: line.produit,
    })),
  }),
  write: (db, rows) =>
    writeTinted(
      db,
      rows,
      ({ given: _given, ht_cents, ...line }, tint) => ({ ...line, tint: tint && { ...tint, ht_cents } }),
      (quotations) => importQuotations(db, quotations),
    ),
});

export const invoices = documentImport({
  name: 'invoices',
  title: 'Factures et avoirs',
  says: 'Une ligne par article\u00A0; d’un document déjà connu, seul le solde change\u00A0: donné autrement ou pour un autre client, il est refusé. Les factures d’une commande, avoirs déduits, ne dépassent pas son montant. La boutique en fait le PDF, à moins que vous ne donniez le vôtre (genre invoice-papers).',
  key: ['type', 'numero'],
  columns: {
    type: needed(choice(INVOICE_TYPES)('FACTURE ou AVOIR', 'FACTURE')),
    numero: needed(reference('Numéro du document', 'F2600118')),
    client: needed(reference('Code client de la société', '0351012')),
    date: needed(day('Date du document', '05/11/2026')),
    echeance: day('Échéance\u00A0; un avoir n’en a pas', '05/12/2026'),
    solde_ttc: needed(signedAmount('Reste à payer, TTC\u00A0; d’un avoir, en négatif', '60,00')),
    commande: reference('Commande facturée', 'W2400012'),
    facture_corrigee: reference('D’un avoir\u00A0: la facture corrigée', ''),
    motif_avoir: text('D’un avoir\u00A0: son motif', ''),
  },
  lineColumns: paperLine,
  rowOf: (cells, lines) => ({
    type: cells.type,
    number: cells.numero,
    client_code: cells.client,
    order_number: cells.commande,
    corrected_number: cells.facture_corrigee,
    reason: cells.motif_avoir,
    issued_on: cells.date,
    due_on: cells.echeance,
    balance_cents: cells.solde_ttc,
    lines: lines.map(paperLineOf),
  }),
  write: importInvoices,
});

// One article on an order, a quotation or an invoice.
import { amount, needed, reference, text, whole } from '../../imports/columns/column.ts';
import type { Cells } from '../../imports/columns/column.ts';

export const paperLine = {
  article: needed(reference('Référence de l’article', '10100001')),
  designation: needed(text('Désignation', 'Peinture mate Lessivable 5 L')),
  conditionnement: text('Conditionnement', '5 L'),
  couleur: text('Couleur', 'Blanc'),
  quantite: needed(whole('Conditionnements', '2')),
  prix_unitaire_ht: needed(amount('Prix d’un conditionnement, hors taxes', '25,00')),
};

export function paperLineOf(line: Cells<typeof paperLine>) {
  return {
    sku: line.article,
    name: line.designation,
    conditioning: line.conditionnement,
    color: line.couleur,
    quantity: line.quantite,
    unit_ht_cents: line.prix_unitaire_ht,
  };
}

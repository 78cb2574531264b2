import { importProductAttributes } from '../../catalogue/operations/imports/import-product-attributes.ts';
import { choice, needed, orElse, reference, text } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';

export const attributes = lineImport({
  name: 'attributes',
  title: 'Caractéristiques des produits',
  says: 'Une ligne par valeur de la fiche d’un produit\u00A0; une valeur vide la retire, les autres restent.',
  key: ['produit', 'caracteristique'],
  columns: {
    produit: needed(reference('Référence du produit', 'P101000')),
    caracteristique: needed(text('Code de la caractéristique', 'normes')),
    valeur: text(
      'Valeur\u00A0; plusieurs se séparent par des barres «\u00A0|\u00A0» si la forme est «\u00A0liste\u00A0»',
      'NF EN 13300|NF EN 1062-1',
    ),
    forme: orElse(
      choice(['texte', 'nombre', 'liste', 'oui-non'])('Comment la valeur se lit', 'liste'),
      'texte',
    ),
  },
  rowOf: ({ produit, caracteristique, valeur, forme }) => ({
    sku: produit,
    attribute: caracteristique,
    value: valeur === null ? null : valueOf(valeur, forme),
  }),
  write: importProductAttributes,
});

function valueOf(value: string, shape: 'texte' | 'nombre' | 'liste' | 'oui-non'): unknown {
  switch (shape) {
    case 'texte':
      return value;
    case 'nombre': {
      const number = Number(value.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.'));
      return Number.isFinite(number) ? number : value;
    }
    case 'liste':
      return value
        .split('|')
        .map((one) => one.trim())
        .filter((one) => one !== '');
    case 'oui-non':
      return /^(?:oui|o|1|vrai|true)$/i.test(value);
  }
}

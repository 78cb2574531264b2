import { tintClasses } from '@nuancier/domain/catalogue/colour/tint-class.ts';
import { importColours } from '../../catalogue/operations/import-colours.ts';
import { importTintSupplements } from '../../catalogue/operations/import-tint-supplements.ts';
import { amount, choice, needed, signedDecimal, text, whole } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';

export const colours = lineImport({
  name: 'colours',
  title: 'Teintes',
  says: 'Une ligne par teinte d’un nuancier.',
  key: ['teinte'],
  columns: {
    teinte: needed(text('Code de la teinte', 'PP-0101')),
    nuancier: needed(text('Nuancier', 'port')),
    position: needed(whole('Rang dans le nuancier', '1')),
    nom: needed(text('Nom', 'Blanc d’écume')),
    famille: needed(text('Famille de couleurs', 'Blancs')),
    ecran: needed(text('Couleur d’écran, #RRVVBB', '#F4F2EA')),
    lab_l: needed(signedDecimal('Clarté L* (CIELAB)', '95,3')),
    lab_a: needed(signedDecimal('Axe a*', '-0,6')),
    lab_b: needed(signedDecimal('Axe b*', '4,1')),
    luminance: needed(signedDecimal('Indice de luminance, de 0 à 100', '88,4')),
    classe: needed(text('Classe de teinte, de A à D', 'A')),
    base: needed(text('Base où elle se fait', 'Base P')),
    particularite: text('Particularité', ''),
  },
  rowOf: (cells) => ({
    code: cells.teinte,
    chart: cells.nuancier,
    position: cells.position,
    name: cells.nom,
    family: cells.famille,
    hex: cells.ecran.toUpperCase(),
    lab_l: cells.lab_l,
    lab_a: cells.lab_a,
    lab_b: cells.lab_b,
    lrv: cells.luminance,
    tint_class: cells.classe.toUpperCase(),
    base: cells.base,
    special: cells.particularite,
  }),
  write: importColours,
});

export const tintSupplements = lineImport({
  name: 'tint-supplements',
  title: 'Suppléments de teinte',
  says: 'Ce que la mise à la teinte coûte au litre, par classe.',
  key: ['classe'],
  examples: [{}, { classe: 'B', supplement_ht: '2,40' }, { classe: 'C', supplement_ht: '4,10' }],
  columns: {
    classe: needed(choice(tintClasses)('Classe de teinte', 'A')),
    supplement_ht: needed(amount('Supplément au litre, hors taxes', '1,20')),
  },
  rowOf: ({ classe, supplement_ht: cents }) => ({ tint_class: classe, per_litre_ht_cents: cents }),
  write: importTintSupplements,
});

import { importArticles } from '../../catalogue/operations/imports/import-articles.ts';
import { withdrawUnnamedArticles } from '../../catalogue/operations/imports/import-withdrawals.ts';
import {
  decimal,
  gtin,
  needed,
  orElse,
  reference,
  text,
  whole,
  yesOrNo,
} from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';
import { standingArticles } from '../standing/standing-store.ts';

/** One statement carries this many. */
const BATCH = 5_000;

export const articles = lineImport({
  name: 'articles',
  title: 'Articles',
  says: 'Une ligne par article, c’est-à-dire par conditionnement et couleur d’un produit.',
  key: ['article'],
  tables: ['article'],
  batch: BATCH,
  examples: [
    {},
    {
      article: '30100001',
      produit: 'P301000',
      conditionnement: 'À la pièce',
      quantite: '1',
      ean: '',
      couleur: '',
      taille: '180 mm',
      poids: '140',
    },
  ],
  columns: {
    article: needed(reference('Référence de l’article', '10100001')),
    produit: needed(reference('Référence de son produit', 'P101000')),
    conditionnement: needed(text('Conditionnement', '5 L')),
    quantite: needed(decimal('Unités de prix dans un conditionnement', '5')),
    statut: needed(text('P permanent, S suivi, V sur commande, U fin de stock, O hors gamme', 'P')),
    ean: gtin('Code-barres', '3250390000006'),
    couleur: text('Couleur, ou base à teinter', 'Blanc'),
    modele: text('Modèle', ''),
    taille: text('Taille', ''),
    poids: whole('Poids en grammes', '7200'),
    a_teinter: orElse(yesOrNo('Se teinte à la machine', 'non'), false),
    position: whole('Rang sur la page du produit\u00A0; vide, il garde le sien ou vient le dernier', '1'),
  },
  rowOf: (cells) => ({
    sku: cells.article,
    product_sku: cells.produit,
    ean: cells.ean,
    color: cells.couleur,
    model: cells.modele,
    size: cells.taille,
    conditioning: cells.conditionnement,
    pack_quantity: cells.quantite,
    weight_grams: cells.poids,
    range_status: cells.statut.toUpperCase(),
    tintable: cells.a_teinter,
    position: cells.position,
  }),
  write: importArticles,
  withdraw: withdrawUnnamedArticles,
  standing: standingArticles,
});

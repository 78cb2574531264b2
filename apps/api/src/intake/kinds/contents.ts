import { importContent } from '../../content/operations/import-content.ts';
import { needed, orElse, text, yesOrNo } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';
import { standingBlocks, standingPages } from '../standing/standing-store.ts';

const content = needed(text('Contenu, HTML simple', '<h1>Livraison</h1><p>Sur chantier en 24 h.</p>'));
const isActive = orElse(yesOrNo('Paraît', 'oui'), true);

export const pages = lineImport({
  name: 'pages',
  title: 'Pages de contenu',
  says: 'Une ligne par page\u00A0; son identifiant est son adresse.',
  key: ['page'],
  columns: {
    page: needed(text('Identifiant de la page', 'livraison')),
    titre: needed(text('Titre', 'Livraison')),
    contenu: content,
    entete: text('Titre au-dessus du contenu', ''),
    meta_titre: text('Titre pour les moteurs de recherche', ''),
    meta_description: text('Description pour les moteurs de recherche', ''),
    meta_mots: text('Mots-clés', ''),
    actif: isActive,
  },
  rowOf: (cells) => ({
    identifier: cells.page,
    title: cells.titre,
    content_heading: cells.entete,
    content: cells.contenu,
    meta_title: cells.meta_titre,
    meta_description: cells.meta_description,
    meta_keywords: cells.meta_mots,
    is_active: cells.actif,
  }),
  write: (db, rows) => importContent(db, { pages: rows, blocks: [] }),
  standing: standingPages,
});

export const blocks = lineImport({
  name: 'blocks',
  title: 'Blocs de contenu',
  says: 'Une ligne par bloc, que des pages et des menus montrent.',
  key: ['bloc'],
  columns: {
    bloc: needed(text('Identifiant du bloc', 'bandeau-accueil')),
    titre: text('Titre', ''),
    contenu: content,
    actif: isActive,
  },
  rowOf: (cells) => ({
    identifier: cells.bloc,
    title: cells.titre,
    content: cells.contenu,
    is_active: cells.actif,
  }),
  write: (db, rows) => importContent(db, { pages: [], blocks: rows }),
  standing: standingBlocks,
});

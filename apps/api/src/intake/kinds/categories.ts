import { categoryPlaces } from '@nuancier/domain/catalogue/categories/moved-category.ts';
import { importCategories } from '../../catalogue/operations/import-categories.ts';
import { needed, orElse, text, whole, yesOrNo } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';
import { standingCategories } from '../standing/standing-store.ts';

const columns = {
  numero: needed(whole('Numéro de la catégorie, qui ne change jamais', '12')),
  parent: whole('Numéro de la catégorie parente\u00A0; vide pour la racine', '3'),
  nom: needed(text('Nom', 'Murs et plafonds')),
  cle: needed(text('Dernière partie de l’adresse, en minuscules sans accent', 'murs-et-plafonds')),
  position: orElse(whole('Rang parmi ses sœurs', '10'), 0),
  type: orElse(whole('0 liste, 1 à 3 autres présentations', '0'), 0),
  menu: orElse(yesOrNo('Figure dans le menu', 'oui'), true),
  ancre: orElse(yesOrNo('Montre aussi les produits de ses sous-catégories', 'oui'), true),
  lien: text('Adresse où elle mène au lieu de sa liste', ''),
  image: text('Image', ''),
  bloc_menu: text('Bloc de contenu à côté du menu', ''),
  description: text('Texte au-dessus de la liste, HTML simple', 'Peintures pour murs et plafonds.'),
  meta_titre: text('Titre pour les moteurs de recherche', ''),
  meta_description: text('Description pour les moteurs de recherche', ''),
  code_pim: text('Code dans votre PIM', 'murplaf'),
  code_externe: text('Identifiant dans un autre système', ''),
};

/** More than a shop has: the tree is judged as a whole. */
const WHOLE_TREE = 100_000;

export const categories = lineImport({
  name: 'categories',
  title: 'Catégories',
  says: 'L’arbre entier, racine comprise, une ligne par catégorie\u00A0; le niveau et l’adresse s’en déduisent.',
  key: ['numero'],
  columns,
  examples: [
    {
      numero: '2',
      parent: '',
      nom: 'Tous nos rayons',
      cle: 'catalogue',
      menu: 'non',
      code_pim: '',
      description: '',
    },
    {
      numero: '3',
      parent: '2',
      nom: 'Peinture intérieure',
      cle: 'peinture-interieure',
      code_pim: '',
      description: '',
    },
    {},
  ],
  batch: WHOLE_TREE,
  rowOf: (cells) => cells,
  write: (db, rows) => {
    const lines = rows.map(({ numero, parent, cle }) => ({ id: numero, parent_id: parent, url_key: cle }));
    const places = categoryPlaces(lines);
    return importCategories(
      db,
      rows.map((row) => ({
        id: row.numero,
        parent_id: row.parent,
        name: row.nom,
        url_key: row.cle,
        ...(places.get(row.numero) ?? { level: 0, url_path: '' }),
        url_suffix: '',
        position: row.position,
        category_type: row.type,
        include_in_menu: row.menu,
        is_anchor: row.ancre,
        code_akeneo: row.code_pim,
        custom_url: row.lien,
        image: row.image,
        universe_mega_menu_cms: row.bloc_menu,
        description: row.description,
        meta_title: row.meta_titre,
        meta_description: row.meta_description,
        custom_canonical_url: null,
        ext_uniq_id: row.code_externe,
      })),
    );
  },
  standing: standingCategories,
});

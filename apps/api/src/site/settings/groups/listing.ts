import { decimal, whole } from '../number-fields.ts';
import type { SettingGroup } from '../setting-field.ts';
import { choice, text } from '../text-fields.ts';

const SIZE = { least: 1, most: 100, unit: 'produits' };
const SIZES = {
  fits: (value: string) =>
    /^\d{1,3}(,\d{1,3})*$/.test(value) &&
    value.split(',').every((size) => Number(size) >= 1 && Number(size) <= SIZE.most),
  wants: 'Saisissez des nombres de 1 à 100 séparés par des virgules, par exemple 12,24,48.',
};

export const listing: SettingGroup = {
  code: 'listes',
  title: 'Listes et produits',
  says: 'Comment les produits se présentent dans les rayons et sur leur page.',
  fields: [
    choice(
      'list_mode',
      { label: 'Présentation', effect: 'Celles que le client peut choisir, l’habituelle d’abord.' },
      [
        { value: 'grid-list', label: 'Vignettes, puis lignes' },
        { value: 'list-grid', label: 'Lignes, puis vignettes' },
        { value: 'grid', label: 'Vignettes seulement' },
        { value: 'list', label: 'Lignes seulement' },
      ],
    ),
    whole(
      'grid_per_page',
      {
        label: 'Produits par page, en vignettes',
        effect: 'Tant que le client n’en choisit pas un autre nombre.',
      },
      SIZE,
    ),
    text(
      'grid_per_page_values',
      {
        label: 'Choix proposés, en vignettes',
        effect: 'Les nombres de produits par page que le client peut choisir.',
      },
      SIZES,
    ),
    whole(
      'list_per_page',
      { label: 'Produits par page, en lignes', effect: 'Vaut aussi pour les résultats de recherche.' },
      SIZE,
    ),
    text(
      'list_per_page_values',
      {
        label: 'Choix proposés, en lignes',
        effect: 'Les nombres de produits par page que le client peut choisir.',
      },
      SIZES,
    ),
    choice(
      'catalog_default_sort_by',
      {
        label: 'Ordre des rayons',
        effect: 'Tant que le client n’en choisit pas un autre. Une recherche reste classée par pertinence.',
      },
      [
        { value: 'position', label: 'Ordre du catalogue' },
        { value: 'name', label: 'Nom' },
        { value: 'price', label: 'Prix' },
      ],
    ),
    choice(
      'weight_unit',
      { label: 'Unité de poids', effect: 'Sur la page des produits, et pour les applications reliées.' },
      [
        { value: 'kgs', label: 'Kilogrammes' },
        { value: 'lbs', label: 'Livres anglaises' },
      ],
    ),
    text('label_destockage', {
      label: 'Mot du déstockage',
      effect: 'Écrit sur la vignette et la page des articles déstockés.',
    }),
    decimal(
      'facade_luminance_min',
      {
        label: 'Luminance minimale en façade',
        effect:
          'Une teinte plus sombre n’est pas proposée dehors\u00A0: elle chauffe au soleil et l’enduit se fissure.',
      },
      { least: 0, most: 100, unit: '%' },
    ),
  ],
};

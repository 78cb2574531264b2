// Paints, stains, enamels and floors: one good example of each.

import type { CategoryItem } from './category-item.ts';
import { kilos, litres, thing, tint } from './category-item.ts';

const WHITE = tint('Blanc', '#f7f7f4');

export const PAINT_ITEMS = {
  'site paint': litres('bucket', 'Murélio', 'Signature', 'Peinture murs et plafonds', 10, {
    finish: 'velours',
  }),
  'fine paint': litres('tin', 'Ardelis', 'Séréna', 'Peinture murs et plafonds', 3, { finish: 'mat' }),
  'ceiling paint': litres('bucket', 'Ardelis', 'Opaline', 'Peinture plafond', 15, {
    finish: 'mat',
    ...WHITE,
  }),
  'velvet paint': litres('bucket', 'Ardelis', 'Brume', 'Peinture murs et plafonds', 10, {
    finish: 'velours',
  }),
  'satin paint': litres('bucket', 'Valbrune', 'Expert', 'Peinture murs et boiseries', 10, {
    finish: 'satin',
  }),
  'own paint': litres('tin', 'Valbrune', 'Pro', 'Peinture murs et plafonds', 1),
  primer: litres('bucket', 'Prépaline', 'Finition', 'Impression universelle', 15, WHITE),
  'kitchen paint': litres('bucket', 'Ardelis', 'Nacréa', 'Peinture cuisine et salle de bains', 10),
  'kitchen tin': litres('tin', 'Ardelis', 'Nacréa', 'Peinture cuisine et salle de bains', 1),
  limewash: litres('tin', 'Ardelis', 'Castelle', 'Peinture décorative à la chaux', 2.5),
  'concrete effect': litres('tin', 'Ardelis', 'Castelle', 'Peinture effet béton', 1),
  enamel: litres('tin', 'Ardelis', 'Lumio', 'Laque boiseries', 3, { finish: 'satin' }),
  'small enamel': litres('tin', 'Ardelis', 'Lumio', 'Laque boiseries', 0.5, { finish: 'satin' }),
  'facade paint': litres('bucket', 'Façalys', 'Ravalor', 'Peinture de façade', 15),
  'facade pail': litres('bucket', 'Façalys', 'Littoral', 'Peinture de façade', 5),
  'facade cleaner': litres('bottle', 'Façalys', 'Ravalor', 'Nettoyant façade', 20),
  'facade fixer': litres('bottle', 'Façalys', 'Ravalor', 'Fixateur de façade', 5),
  'waterproof coat': kilos(
    'bucket',
    'Façalys',
    'Climat',
    'Revêtement d’imperméabilité',
    25,
    tint('Ton pierre', '#dccdb0'),
  ),
  'thick coat': kilos(
    'bucket',
    'Façalys',
    'Minéra',
    'Revêtement plastique épais taloché',
    25,
    tint('Sable', '#d8c3a0'),
  ),
  repellent: litres('bottle', 'Façalys', 'Protec', 'Hydrofuge de surface', 20),
  antigraffiti: litres('bottle', 'Façalys', 'Protec', 'Protection antigraffiti', 5),
  'roof paint': litres('bucket', 'Façalys', 'Climat', 'Peinture toiture', 15, tint('Tuile', '#a9573b')),
  stain: litres('tin', 'Boréval', 'Sylva', 'Lasure', 5, {
    finish: 'satin',
    ...tint('Chêne moyen', '#a97b48'),
  }),
  'small stain': litres('tin', 'Boréval', 'Sylva', 'Lasure', 1, tint('Noyer', '#6b4a31')),
  varnish: litres('tin', 'Boréval', 'Futaie', 'Vernis', 2.5, { finish: 'brillant', colourName: 'Incolore' }),
  'wood paint': litres('tin', 'Boréval', 'Atlantique', 'Peinture bois', 2.5, { finish: 'satin' }),
  'wood treatment': litres('bottle', 'Boréval', 'Clairière', 'Traitement du bois', 5),
  'floor varnish': litres('tin', 'Boréval', 'Lisière', 'Vitrificateur parquet', 5, {
    colourName: 'Incolore',
  }),
  'metal enamel': litres(
    'tin',
    'Ferralis',
    'Forge',
    'Laque antirouille',
    2.5,
    tint('Vert mousse RAL 6005', '#0f4336'),
  ),
  'small metal enamel': litres(
    'tin',
    'Ferralis',
    'Forge',
    'Laque antirouille',
    0.5,
    tint('Noir RAL 9005', '#0a0a0d'),
  ),
  'rust primer': litres(
    'tin',
    'Ferralis',
    'Aciéral',
    'Primaire antirouille',
    5,
    tint('Rouge oxyde', '#7b3b30'),
  ),
  'red spray': thing(
    'aerosol',
    'Ferralis',
    'Peinture en aérosol',
    'Aérosol 400 mL',
    tint('Rouge feu RAL 3000', '#ab2524'),
  ),
  'grey spray': thing(
    'aerosol',
    'Ferralis',
    'Peinture en aérosol',
    'Aérosol 400 mL',
    tint('Gris anthracite', '#373f43'),
  ),
  'floor paint': litres(
    'bucket',
    'Tenaxol',
    'Passage',
    'Peinture de sol',
    10,
    tint('Gris ciment RAL 7033', '#818979'),
  ),
  resin: kilos('bucket', 'Tenaxol', 'Intense', 'Résine de sol', 25, tint('Gris clair RAL 7035', '#cbd0cc')),
  hardener: kilos('bucket', 'Tenaxol', 'Intense', 'Résine de sol', 5),
  leveller: kilos('bag', 'Tenaxol', 'Trafic', 'Ragréage autolissant P3', 25),
  'sheet floor': thing('floor-roll', 'Tenaxol', 'Sol PVC en lés', 'Rouleau 20 m × 2 m', {
    colourName: 'Chêne naturel',
  }),
  planks: thing('planks', 'Tenaxol', 'Lames vinyle', 'Paquet de 2,20 m²', { colourName: 'Chêne miel' }),
} as const satisfies Record<string, CategoryItem>;

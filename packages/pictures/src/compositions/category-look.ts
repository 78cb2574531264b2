// What a category shows: the scene of its universe and two or three articles that belong there, from its path alone.

import type { PictureFacts } from '@nuancier/domain/catalogue/picture-facts.ts';
import { hashOf } from '../svg/numbers.ts';

export type CategoryLook = { scene: PictureFacts; items: readonly PictureFacts[] };

type Item = Partial<PictureFacts> & Pick<PictureFacts, 'container' | 'brand' | 'name'>;
type Entry = readonly [path: string, scene: PictureFacts['scene'], items: readonly [Item, ...Item[]]];

const litres = (
  container: 'tin' | 'bucket' | 'bottle',
  brand: string,
  line: string,
  name: string,
  packQuantity: number,
  extra: Partial<PictureFacts> = {},
): Item => ({
  container,
  brand,
  line,
  name,
  packQuantity,
  unit: 'L',
  sizeLabel: `${String(packQuantity).replace('.', ',')} L`,
  ...extra,
});
const kilos = (
  container: 'bag' | 'bucket',
  brand: string,
  line: string,
  name: string,
  packQuantity: number,
): Item => ({ container, brand, line, name, packQuantity, unit: 'kg', sizeLabel: `${packQuantity} kg` });
const thing = (
  container: PictureFacts['container'],
  brand: string,
  name: string,
  sizeLabel: string,
  extra: Partial<PictureFacts> = {},
): Item => ({ container, brand, line: 'Classique', name, sizeLabel, ...extra });

const cartridge: Item = thing('cartridge', 'Collantis', 'Mastic acrylique', 'Cartouche 310 mL', {
  line: 'Fixo',
  colourName: 'Blanc',
  colourHex: '#f4f4f1',
});
const mortar = kilos('bag', 'Isothéa', 'Système S', 'Mortier colle ITE', 25);
const board = (name: string, model: string): Item =>
  thing('board', 'Isothéa', name, 'Paquet', { line: 'Thermis', colourName: model });
const paper = (line: string, name: string, model: string): Item =>
  thing('wallpaper-roll', 'Papélya', name, 'Rouleau', { line, colourName: model });
const cloth = (name: string, model: string): Item =>
  thing('glass-cloth-roll', 'Vitrelis', name, 'Rouleau 25 m × 1 m (25 m²)', {
    line: 'Tempo',
    colourName: model,
    packQuantity: 25,
  });
const rollerFrame = thing('roller', 'Manouvrier', 'Monture de rouleau', '180 mm');
const flatBrush = thing('brush', 'Manouvrier', 'Brosse plate', '50 mm');
const knife = thing('knife', 'Manouvrier', 'Couteau à enduire', '20 cm');
const pail = thing('tray', 'Manouvrier', 'Camion de peintre', '14 L');

// The longest path that begins the category's own decides.
const ENTRIES: readonly Entry[] = [
  [
    'peinture-interieure',
    'room',
    [
      litres('bucket', 'Murélio', 'Signature', 'Peinture murs et plafonds', 10, { finish: 'velours' }),
      litres('tin', 'Ardelis', 'Séréna', 'Peinture murs et plafonds', 3, { finish: 'mat' }),
    ],
  ],
  [
    'peinture-interieure/murs-et-plafonds/peinture-mate/mat-plafond',
    'ceiling',
    [
      litres('bucket', 'Ardelis', 'Opaline', 'Peinture plafond', 15, {
        finish: 'mat',
        colourName: 'Blanc',
        colourHex: '#f7f7f4',
      }),
    ],
  ],
  [
    'peinture-interieure/murs-et-plafonds/peinture-velours',
    'room',
    [litres('bucket', 'Ardelis', 'Brume', 'Peinture murs et plafonds', 10, { finish: 'velours' })],
  ],
  [
    'peinture-interieure/murs-et-plafonds/peinture-satinee',
    'room',
    [litres('bucket', 'Valbrune', 'Expert', 'Peinture murs et boiseries', 10, { finish: 'satin' })],
  ],
  [
    'peinture-interieure/sous-couches-et-impressions',
    'room',
    [
      litres('bucket', 'Prépaline', 'Finition', 'Impression universelle', 15, {
        colourName: 'Blanc',
        colourHex: '#f7f7f4',
      }),
    ],
  ],
  [
    'peinture-interieure/peintures-techniques',
    'bathroom',
    [
      litres('bucket', 'Ardelis', 'Nacréa', 'Peinture dépolluante', 10),
      litres('tin', 'Ardelis', 'Nacréa', 'Peinture dépolluante', 1),
    ],
  ],
  [
    'peinture-interieure/peinture-decorative',
    'room',
    [
      litres('tin', 'Ardelis', 'Castelle', 'Peinture à la chaux', 2.5),
      litres('tin', 'Ardelis', 'Castelle', 'Peinture effet béton', 1),
    ],
  ],
  [
    'peinture-interieure/laques-et-boiseries',
    'room',
    [
      litres('tin', 'Ardelis', 'Lumio', 'Laque boiseries', 3, { finish: 'satin' }),
      litres('tin', 'Ardelis', 'Lumio', 'Laque boiseries', 0.5, { finish: 'satin' }),
    ],
  ],
  [
    'facade',
    'facade',
    [
      litres('bucket', 'Façalys', 'Ravalor', 'Peinture de façade', 15),
      litres('bucket', 'Façalys', 'Littoral', 'Peinture de façade', 5),
    ],
  ],
  [
    'facade/preparation-de-facade',
    'facade',
    [
      litres('bottle', 'Façalys', 'Ravalor', 'Nettoyant façade', 20),
      litres('bottle', 'Façalys', 'Ravalor', 'Fixateur', 5),
    ],
  ],
  [
    'facade/impermeabilite',
    'facade',
    [kilos('bucket', 'Façalys', 'Climat', 'Revêtement d’imperméabilité', 25)],
  ],
  [
    'facade/revetement-plastique-epais',
    'facade',
    [kilos('bucket', 'Façalys', 'Minéra', 'Revêtement plastique épais taloché', 25)],
  ],
  [
    'facade/hydrofuge-et-antigraffiti',
    'facade',
    [
      litres('bottle', 'Façalys', 'Protec', 'Hydrofuge de surface', 20),
      litres('bottle', 'Façalys', 'Protec', 'Protection antigraffiti', 5),
    ],
  ],
  [
    'facade/peinture-toiture',
    'roof',
    [
      litres('bucket', 'Façalys', 'Climat', 'Peinture toiture', 15, {
        colourName: 'Tuile',
        colourHex: '#a9573b',
      }),
    ],
  ],
  [
    'bois',
    'timber',
    [
      litres('tin', 'Boréval', 'Sylva', 'Lasure', 5, {
        finish: 'satin',
        colourName: 'Chêne moyen',
        colourHex: '#a97b48',
      }),
      litres('tin', 'Boréval', 'Sylva', 'Lasure', 1, {
        finish: 'satin',
        colourName: 'Noyer',
        colourHex: '#6b4a31',
      }),
    ],
  ],
  [
    'bois/vernis',
    'timber',
    [litres('tin', 'Boréval', 'Futaie', 'Vernis', 2.5, { finish: 'brillant', colourName: 'Incolore' })],
  ],
  [
    'bois/peinture-bois',
    'timber',
    [litres('tin', 'Boréval', 'Atlantique', 'Peinture bois', 2.5, { finish: 'satin' })],
  ],
  ['bois/traitement-du-bois', 'timber', [litres('bottle', 'Boréval', 'Clairière', 'Traitement du bois', 5)]],
  [
    'bois/vitrificateur-et-huile-parquet',
    'floor',
    [
      litres('tin', 'Boréval', 'Lisière', 'Vitrificateur parquet', 5, {
        finish: 'satin',
        colourName: 'Incolore',
      }),
    ],
  ],
  [
    'metal',
    'metal-gate',
    [
      litres('tin', 'Ferralis', 'Forge', 'Laque antirouille', 2.5, {
        finish: 'brillant',
        colourName: 'Vert mousse RAL 6005',
        colourHex: '#0f4336',
      }),
      litres('tin', 'Ferralis', 'Forge', 'Laque antirouille', 0.5, {
        colourName: 'Noir RAL 9005',
        colourHex: '#0a0a0d',
      }),
    ],
  ],
  [
    'metal/primaire-antirouille',
    'metal-gate',
    [
      litres('tin', 'Ferralis', 'Aciéral', 'Primaire antirouille', 5, {
        colourName: 'Rouge oxyde',
        colourHex: '#7b3b30',
      }),
    ],
  ],
  [
    'metal/aerosols-et-haute-temperature',
    'metal-gate',
    [
      thing('aerosol', 'Ferralis', 'Peinture en aérosol', 'Aérosol 400 mL', {
        line: 'Forge',
        colourName: 'Rouge feu RAL 3000',
        colourHex: '#ab2524',
      }),
      thing('aerosol', 'Ferralis', 'Peinture en aérosol', 'Aérosol 400 mL', {
        line: 'Forge',
        colourName: 'Gris anthracite RAL 7016',
        colourHex: '#373f43',
      }),
    ],
  ],
  [
    'sol',
    'floor',
    [
      litres('bucket', 'Tenaxol', 'Passage', 'Peinture de sol', 10, {
        finish: 'satin',
        colourName: 'Gris ciment',
        colourHex: '#818979',
      }),
    ],
  ],
  [
    'sol/resine-de-sol',
    'floor',
    [
      kilos('bucket', 'Tenaxol', 'Intense', 'Résine de sol', 25),
      kilos('bucket', 'Tenaxol', 'Intense', 'Durcisseur', 5),
    ],
  ],
  ['sol/primaire-et-ragreage', 'floor', [kilos('bag', 'Tenaxol', 'Trafic', 'Ragréage autolissant P3', 25)]],
  [
    'sol/revetement-de-sol',
    'floor',
    [
      thing('floor-roll', 'Tenaxol', 'Sol PVC en lés', 'Rouleau 20 m × 2 m (40 m²)', {
        line: 'Galerie',
        colourName: 'Chêne naturel',
      }),
    ],
  ],
  [
    'sol/revetement-de-sol/lames-vinyle',
    'floor',
    [
      thing('planks', 'Tenaxol', 'Lames vinyle', 'Paquet de 2,20 m²', {
        line: 'Palier',
        colourName: 'Chêne miel',
      }),
    ],
  ],
  ['ite', 'insulation', [board('Panneau PSE gris', '120 mm'), mortar]],
  ['ite/isolants/polystyrene-expanse/pse-blanc', 'insulation', [board('Panneau PSE blanc', '100 mm')]],
  ['ite/isolants/laine-de-roche', 'insulation', [board('Panneau laine de roche', '140 mm')]],
  ['ite/isolants/fibre-de-bois', 'insulation', [board('Panneau fibre de bois', '120 mm')]],
  [
    'ite/collage-et-fixation',
    'insulation',
    [mortar, thing('box', 'Isothéa', 'Chevilles à frapper ITE', 'Boîte de 100', { line: 'Système C' })],
  ],
  [
    'ite/sous-enduit-et-treillis',
    'insulation',
    [
      thing('glass-cloth-roll', 'Isothéa', 'Treillis d’armature', 'Rouleau 50 m', {
        line: 'Système S',
        colourName: '160 g/m²',
        packQuantity: 50,
      }),
      mortar,
    ],
  ],
  ['ite/finition-ite', 'facade', [kilos('bucket', 'Isothéa', 'Façade Plus', 'Finition organique ITE', 25)]],
  [
    'ite/profiles-et-accessoires',
    'insulation',
    [
      thing('profile', 'Isothéa', 'Rail de départ aluminium', 'Barre de 2,5 m', {
        line: 'Système B',
        colourName: 'Aluminium',
      }),
    ],
  ],
  ['papier-peint', 'wallpaper', [paper('Canopée', 'Papier peint intissé à motifs', 'Fond vert')]],
  [
    'papier-peint/intisse/intisse-uni',
    'wallpaper',
    [paper('Lin et Coton', 'Papier peint intissé uni', 'Terracotta')],
  ],
  [
    'papier-peint/intisse/intisse-a-motifs',
    'wallpaper',
    [paper('Riad', 'Papier peint intissé à motifs', 'Fond bleu')],
  ],
  ['papier-peint/vinyle', 'wallpaper', [paper('Atelier', 'Papier peint vinyle', 'Bleu orage')]],
  ['papier-peint/panoramique', 'wallpaper', [paper('Mistral', 'Décor panoramique', 'Aube')]],
  ['papier-peint/a-peindre', 'room', [cloth('Revêtement intissé à peindre', 'Lisse 150 g')]],
  ['toile-de-verre', 'room', [cloth('Toile de verre à peindre', '140 g/m²')]],
  ['toile-de-verre/toile-a-peindre/motif-decoratif', 'room', [cloth('Toile de verre décorative', 'Chevron')]],
  ['toile-de-verre/voile-de-verre', 'ceiling', [cloth('Voile de verre', 'Voile 40 g')]],
  [
    'colles-et-enduits',
    'workshop',
    [
      kilos('bucket', 'Collantis', 'Tenace', 'Colle toile de verre', 20),
      kilos('bag', 'Prépaline', 'Finition', 'Enduit de lissage', 25),
      cartridge,
    ],
  ],
  [
    'colles-et-enduits/colles-murales',
    'workshop',
    [
      kilos('bucket', 'Collantis', 'Prise', 'Colle toile de verre', 20),
      cloth('Toile de verre à peindre', '140 g/m²'),
    ],
  ],
  [
    'colles-et-enduits/colles-de-sol',
    'workshop',
    [
      kilos('bucket', 'Collantis', 'Tenace', 'Colle acrylique pour sols souples', 15),
      kilos('bucket', 'Collantis', 'Tenace', 'Colle parquet', 6),
    ],
  ],
  [
    'colles-et-enduits/enduits',
    'workshop',
    [kilos('bucket', 'Prépaline', 'Finition', 'Enduit de lissage', 25), knife],
  ],
  [
    'colles-et-enduits/mastics-et-mousses',
    'workshop',
    [
      cartridge,
      { ...cartridge, name: 'Mastic polyuréthane façade', colourName: 'Gris', colourHex: '#8c9196' },
      { ...cartridge, name: 'Mastic silicone sanitaire', line: 'Aqua' },
    ],
  ],
  [
    'preparation-et-protection',
    'workshop',
    [
      litres('bottle', 'Prépaline', 'Rapide', 'Lessive concentrée', 5),
      thing('tape', 'Manouvrier', 'Ruban de masquage intérieur', '38 mm × 50 m'),
      thing('tarpaulin', 'Manouvrier', 'Bâche plastique', '4 × 5 m'),
    ],
  ],
  [
    'preparation-et-protection/preparation-des-fonds/abrasifs',
    'workshop',
    [
      thing('box', 'Manouvrier', 'Disques abrasifs diamètre 225 mm', 'Grain 120'),
      thing('box', 'Manouvrier', 'Cales à poncer', 'Grain 180'),
    ],
  ],
  [
    'preparation-et-protection/preparation-des-fonds/lessives-et-decapants',
    'workshop',
    [
      litres('bottle', 'Prépaline', 'Rapide', 'Lessive concentrée', 5),
      litres('bottle', 'Prépaline', 'Rapide', 'Décapant', 1),
    ],
  ],
  [
    'preparation-et-protection/protection-de-chantier',
    'workshop',
    [
      thing('tape', 'Manouvrier', 'Ruban de masquage façade', '50 mm × 50 m'),
      thing('tarpaulin', 'Manouvrier', 'Bâche absorbante', '1 × 25 m'),
    ],
  ],
  [
    'preparation-et-protection/protection-de-chantier/baches-et-films',
    'workshop',
    [
      thing('tarpaulin', 'Manouvrier', 'Bâche plastique', '4 × 5 m'),
      thing('tarpaulin', 'Manouvrier', 'Film à adhésif de masquage', '0,55 × 33 m'),
    ],
  ],
  [
    'preparation-et-protection/diluants-et-nettoyage',
    'workshop',
    [
      litres('bottle', 'Prépaline', 'Classique', 'White-spirit', 5),
      litres('bottle', 'Prépaline', 'Classique', 'White-spirit', 1),
    ],
  ],
  ['outillage', 'workshop', [rollerFrame, flatBrush, pail]],
  [
    'outillage/outils-d-application/rouleaux',
    'workshop',
    [rollerFrame, thing('roller', 'Manouvrier', 'Manchon microfibre', '180 mm – fibres 12 mm')],
  ],
  [
    'outillage/outils-d-application/rouleaux/manchons',
    'workshop',
    [thing('roller', 'Manouvrier', 'Manchon microfibre', '250 mm – fibres 12 mm')],
  ],
  [
    'outillage/outils-d-application/rouleaux/manchons/manchons-polyamide',
    'workshop',
    [thing('roller', 'Manouvrier', 'Manchon polyamide', '250 mm – fibres 18 mm')],
  ],
  [
    'outillage/outils-d-application/rouleaux/montures-et-perches',
    'workshop',
    [rollerFrame, thing('tool', 'Manouvrier', 'Perche télescopique', '1 à 2 m')],
  ],
  [
    'outillage/outils-d-application/brosses-et-pinceaux',
    'workshop',
    [
      flatBrush,
      thing('brush', 'Manouvrier', 'Brosse à rechampir', 'n° 6'),
      thing('brush', 'Valbrune', 'Spalter', '100 mm'),
    ],
  ],
  [
    'outillage/outils-d-application/bacs-et-seaux',
    'workshop',
    [pail, thing('tray', 'Manouvrier', 'Bac à peinture', '250 mm')],
  ],
  [
    'outillage/couteaux-et-platoirs',
    'workshop',
    [knife, thing('knife', 'Manouvrier', 'Platoir flamand', '28 × 12 cm')],
  ],
  [
    'outillage/pulverisation',
    'workshop',
    [thing('sprayer', 'Manouvrier', 'Pompe airless', 'Version chariot')],
  ],
  [
    'outillage/pulverisation/buses-et-accessoires',
    'workshop',
    [
      thing('tool', 'Manouvrier', 'Buse airless réversible', '517'),
      thing('tool', 'Manouvrier', 'Filtre de crosse airless', '60 mailles'),
    ],
  ],
  [
    'outillage/poncage',
    'workshop',
    [
      thing('sander', 'Manouvrier', 'Ponceuse excentrique', 'Filaire'),
      thing('tool', 'Manouvrier', 'Aspirateur de chantier', '30 L'),
    ],
  ],
  [
    'equipement-et-securite',
    'workshop',
    [
      thing('ladder', 'Altisûr', 'Escabeau', '5 marches'),
      thing('mask', 'Altisûr', 'Demi-masque A2P3', 'Taille M'),
    ],
  ],
  [
    'equipement-et-securite/echelles-et-echafaudages',
    'workshop',
    [
      thing('scaffold', 'Altisûr', 'Échafaudage roulant pliant', 'Hauteur de travail 4 m'),
      thing('ladder', 'Altisûr', 'Escabeau', '7 marches'),
    ],
  ],
  [
    'equipement-et-securite/echelles-et-echafaudages/echelles',
    'workshop',
    [
      thing('ladder', 'Altisûr', 'Échelle transformable', '2 × 10 échelons'),
      thing('ladder', 'Altisûr', 'Escabeau', '5 marches'),
    ],
  ],
  [
    'equipement-et-securite/echelles-et-echafaudages/echafaudages-roulants',
    'workshop',
    [thing('scaffold', 'Altisûr', 'Échafaudage roulant pliant', 'Hauteur de travail 6 m')],
  ],
  [
    'equipement-et-securite/protection-individuelle',
    'workshop',
    [
      thing('mask', 'Altisûr', 'Demi-masque A2P3', 'Taille M'),
      thing('gloves', 'Altisûr', 'Gants nitrile', 'Taille 9'),
    ],
  ],
  [
    'equipement-et-securite/vetements-de-travail',
    'workshop',
    [
      thing('clothes', 'Altisûr', 'Pantalon de peintre', '42'),
      thing('clothes', 'Altisûr', 'Chaussures de sécurité S3', '42'),
    ],
  ],
];

const ANY: Entry = [
  '',
  'room',
  [
    litres('bucket', 'Valbrune', 'Expert', 'Peinture murs et plafonds', 10, { finish: 'velours' }),
    litres('tin', 'Valbrune', 'Pro', 'Peinture murs et plafonds', 1),
  ],
];

export function categoryLook(path: string): CategoryLook {
  const fitting = ENTRIES.filter(([start]) => path === start || path.startsWith(`${start}/`));
  const [, scene, items] = fitting.reduce(
    (best, next) => (next[0].length > best[0].length ? next : best),
    ANY,
  );
  const seed = hashOf(path);
  const whole = (item: Item): PictureFacts => ({
    line: '',
    sizeLabel: '',
    packQuantity: 1,
    unit: 'U',
    priceGroup: '',
    colourName: 'Base',
    ...item,
    scene,
    seed,
  });
  return { scene: whole(items[0]), items: items.map(whole) };
}

// Insulation, coverings, glues, tools and equipment: one good example of each.

import type { CategoryItem } from './category-item.ts';
import { kilos, litres, thing, tint } from './category-item.ts';

const paper = (line: string, name: string, colourName: string): CategoryItem => ({
  ...thing('wallpaper-roll', 'Papélya', name, 'Rouleau', { colourName }),
  line,
});
const cloth = (name: string, colourName: string): CategoryItem =>
  thing('glass-cloth-roll', 'Vitrelis', name, 'Rouleau 25 m × 1 m (25 m²)', { colourName, packQuantity: 25 });
const mastic = (name: string, colourName: string, colourHex: string): CategoryItem =>
  thing('cartridge', 'Collantis', name, 'Cartouche 310 mL', tint(colourName, colourHex));

export const TRADE_ITEMS = {
  'grey board': thing('board', 'Isothéa', 'Panneau PSE gris', 'Paquet', { colourName: '120 mm' }),
  'white board': thing('board', 'Isothéa', 'Panneau PSE blanc', 'Paquet', { colourName: '100 mm' }),
  'rock wool': thing('board', 'Isothéa', 'Panneau laine de roche', 'Paquet', { colourName: '140 mm' }),
  'wood fibre': thing('board', 'Isothéa', 'Panneau fibre de bois', 'Paquet', { colourName: '120 mm' }),
  mortar: kilos('bag', 'Isothéa', 'Système S', 'Mortier colle ITE', 25),
  anchors: thing('box', 'Isothéa', 'Chevilles à frapper ITE', 'Boîte de 100'),
  mesh: thing('glass-cloth-roll', 'Isothéa', 'Treillis d’armature', 'Rouleau 50 m', {
    packQuantity: 50,
    colourName: '160 g/m²',
  }),
  'system finish': kilos(
    'bucket',
    'Isothéa',
    'Façade Plus',
    'Finition organique ITE',
    25,
    tint('Ton pierre', '#dccdb0'),
  ),
  rail: thing('profile', 'Isothéa', 'Rail de départ aluminium', 'Barre de 2,5 m', {
    colourName: 'Aluminium',
  }),
  'leaf paper': paper('Canopée', 'Papier peint intissé à motifs', 'Fond vert'),
  'star paper': paper('Riad', 'Papier peint intissé à motifs', 'Fond bleu'),
  'plain paper': paper('Lin et Coton', 'Papier peint intissé uni', 'Terracotta'),
  'vinyl paper': paper('Atelier', 'Papier peint vinyle', 'Bleu orage'),
  mural: paper('Mistral', 'Décor panoramique', 'Aube'),
  lining: cloth('Revêtement intissé à peindre', 'Lisse 150 g'),
  'glass cloth': cloth('Toile de verre à peindre', '140 g/m²'),
  'chevron cloth': cloth('Toile de verre décorative', 'Chevron'),
  'glass veil': cloth('Voile de verre', 'Voile 40 g'),
  'cloth glue': kilos('bucket', 'Collantis', 'Tenace', 'Colle toile de verre', 20),
  'floor glue': kilos('bucket', 'Collantis', 'Tenace', 'Colle acrylique pour sols souples', 15),
  'small glue': kilos('bucket', 'Collantis', 'Prise', 'Colle parquet', 6),
  'paste filler': kilos('bucket', 'Prépaline', 'Finition', 'Enduit de lissage', 25),
  'powder filler': kilos('bag', 'Prépaline', 'Finition', 'Enduit de lissage', 25),
  'white mastic': mastic('Mastic acrylique', 'Blanc', '#f4f4f1'),
  'grey mastic': mastic('Mastic polyuréthane façade', 'Gris', '#8c9196'),
  'clear mastic': mastic('Mastic silicone sanitaire', 'Translucide', '#e9ebea'),
  detergent: litres('bottle', 'Prépaline', 'Rapide', 'Lessive concentrée', 5),
  stripper: litres('bottle', 'Prépaline', 'Rapide', 'Décapant peintures et vernis', 1),
  thinner: litres('bottle', 'Prépaline', 'Classique', 'White-spirit désaromatisé', 5),
  'small thinner': litres('bottle', 'Prépaline', 'Classique', 'White-spirit désaromatisé', 1),
  discs: thing('box', 'Manouvrier', 'Disques abrasifs diamètre 225 mm', 'Grain 120'),
  blocks: thing('box', 'Manouvrier', 'Cales à poncer', 'Grain 180'),
  tape: thing('tape', 'Manouvrier', 'Ruban de masquage intérieur', '38 mm × 50 m'),
  'facade tape': thing('tape', 'Manouvrier', 'Ruban de masquage façade', '50 mm × 50 m'),
  'dust sheet': thing('tarpaulin', 'Manouvrier', 'Bâche plastique', '4 × 5 m'),
  felt: thing('tarpaulin', 'Manouvrier', 'Bâche absorbante antidérapante', '1 × 25 m'),
  film: thing('tarpaulin', 'Manouvrier', 'Film à adhésif de masquage', '0,55 × 33 m'),
  'roller frame': thing('roller', 'Manouvrier', 'Monture de rouleau', '180 mm'),
  sleeves: thing('roller', 'Manouvrier', 'Manchon microfibre', '250 mm – fibres 12 mm'),
  'yellow sleeves': thing('roller', 'Manouvrier', 'Manchon polyamide', '250 mm – fibres 18 mm'),
  pole: thing('tool', 'Manouvrier', 'Perche télescopique', '1 à 2 m'),
  'flat brush': thing('brush', 'Manouvrier', 'Brosse plate', '50 mm'),
  'round brush': thing('brush', 'Manouvrier', 'Brosse à rechampir', 'n° 6'),
  spalter: thing('brush', 'Valbrune', 'Spalter', '100 mm'),
  pail: thing('tray', 'Manouvrier', 'Camion de peintre', '14 L'),
  tray: thing('tray', 'Manouvrier', 'Bac à peinture', '250 mm'),
  knife: thing('knife', 'Manouvrier', 'Couteau à enduire', '20 cm'),
  trowel: thing('knife', 'Manouvrier', 'Platoir flamand', '28 × 12 cm'),
  pump: thing('sprayer', 'Manouvrier', 'Pompe airless', 'Version chariot'),
  tip: thing('tool', 'Manouvrier', 'Buse airless réversible', '517'),
  'gun filter': thing('tool', 'Manouvrier', 'Filtre de crosse airless', '60 mailles'),
  sander: thing('sander', 'Manouvrier', 'Ponceuse excentrique', 'Filaire'),
  vacuum: thing('tool', 'Manouvrier', 'Aspirateur de chantier classe M', '30 L'),
  steps: thing('ladder', 'Altisûr', 'Escabeau', '5 marches'),
  'two-part ladder': thing('ladder', 'Altisûr', 'Échelle transformable', '2 × 10 échelons'),
  tower: thing('scaffold', 'Altisûr', 'Échafaudage roulant pliant', 'Hauteur de travail 4 m'),
  'high tower': thing('scaffold', 'Altisûr', 'Échafaudage roulant pliant', 'Hauteur de travail 6 m'),
  'half mask': thing('mask', 'Altisûr', 'Demi-masque A2P3', 'Taille M'),
  gloves: thing('gloves', 'Altisûr', 'Gants nitrile', 'Taille 9'),
  trousers: thing('clothes', 'Altisûr', 'Pantalon de peintre', '42'),
  shoes: thing('clothes', 'Altisûr', 'Chaussures de sécurité S3', '42'),
} as const satisfies Record<string, CategoryItem>;

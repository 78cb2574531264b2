// Codes of products and articles, EANs, containers and sizes.
import { asked, families } from './asked.ts';

export const REFERENCE_QUERIES = [
  asked('P101000', { reference: 'P101000' }),
  asked('p301004', { reference: 'P301004' }),
  asked('10100001', { reference: '10100001' }),
  asked('réf 10200007', { reference: '10200007' }),
  asked('référence P907002', { reference: 'P907002' }),
  asked('2900101000016', { reference: '2900101000016' }),
  asked('29 00102 000015', { reference: '2900102000015' }),
  asked('P9070', families(907)),
  asked('101000', { reference: 'P101000' }),
  asked('10100001 30100002', [{ reference: '10100001' }, { reference: '30100002' }]),
  asked(
    'peinture façade 15 l',
    { families: [204, 205, 206, 207], size: '15 L' },
    families(204, 205, 206, 207),
  ),
  asked('peinture plafond 15L', { families: [101], size: '15 L' }, families(102, 103)),
  asked('impression 15 litres', { families: [105], size: '15 L' }, { name: 'primaire', size: '15 L' }),
  asked(
    'enduit 25kg',
    [{ families: [805, 806], size: '25 kg' }],
    { name: 'enduit', size: '25 kg' },
    { size: '25 kg' },
  ),
  asked('rouleau 250 mm', { families: [901, 902], size: '250 mm' }, { families: [903], size: '250 mm' }),
  asked('manchon 180', { families: [901, 902], size: '180 mm' }, families(901, 902)),
  asked('lasure 5l noyer', { families: [301], size: '5 L', colour: 'Noyer' }, families(301), families(302)),
  asked('bâche 4x5', { families: [824], size: '4 × 5 m' }, [], families(824)),
  asked('brosse n°4', { families: [904], size: 'n° 4' }, [], families(904)),
  asked('buse 517', { families: [908], size: '517' }),
  asked('disque abrasif 225 grain 120', { families: [822], name: 'disques' }),
  asked('pse 100 mm', { families: [601, 602], colour: '100 mm' }, families(601, 602)),
  asked('escabeau 5 marches', { name: 'escabeau' }, [], { name: 'marchepied' }),
  asked('aérosol 400 ml', families(403)),
  asked('toile de verre 140 g', families(706), families(707, 709)),
];

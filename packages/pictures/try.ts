import sharp from 'sharp';
import { framed } from './src/compositions/frame.ts';
import { packshot } from './src/compositions/packshot.ts';
const f = (o: any) => ({ brand: 'Valbrune', line: 'Expert', name: 'Valbrune Expert – Peinture murs', sizeLabel: '3 L', packQuantity: 3, unit: 'L', scene: 'room', priceGroup: 'PEINT', seed: 3, ...o });
export const samples = [
 f({container:'bag',brand:'Tenaxol',line:'Passage',name:'Tenaxol Passage – Ragréage autolissant P3',sizeLabel:'25 kg',packQuantity:25,unit:'kg'}),
 f({container:'bag',brand:'Isothéa',line:'Système S',name:'x – Mortier colle ITE',sizeLabel:'25 kg',packQuantity:25}),
 f({container:'cartridge',brand:'Collantis',line:'Fixo',name:'x – Mastic acrylique',sizeLabel:'Cartouche 310 mL',packQuantity:1,colourName:'Blanc',colourHex:'#f4f4f1'}),
 f({container:'cartridge',brand:'Valbrune',line:'Pro',name:'x – Mastic polyuréthane façade',sizeLabel:'Carton de 12 cartouches',packQuantity:12,colourName:'Gris',colourHex:'#8b8f92'}),
 f({container:'aerosol',brand:'Ferralis',line:'Forge',name:'x – Peinture en aérosol brillante',finish:'brillant',sizeLabel:'Aérosol 400 mL',packQuantity:.4,colourName:'Rouge feu RAL 3000',colourHex:'#a72920'}),
 f({container:'bottle',brand:'Prépaline',line:'Finition',name:'x – White-spirit désaromatisé',sizeLabel:'1 L',packQuantity:1}),
 f({container:'bottle',brand:'Façalys',line:'Ravalor',name:'x – Antimousse façade et toiture',sizeLabel:'5 L',packQuantity:5,colourName:'Incolore'}),
 f({container:'bottle',brand:'Valbrune',line:'Pro',name:'x – Lessive concentrée',sizeLabel:'20 L',packQuantity:20}),
 f({container:'box',brand:'Isothéa',line:'Système C',name:'x – Chevilles à frapper ITE',sizeLabel:'Boîte de 100',packQuantity:1}),
 f({container:'wallpaper-roll',brand:'Papélya',line:"Jardin d'hiver",name:'x – Papier peint intissé à motifs',sizeLabel:'Rouleau 0,53 × 10,05 m',colourName:'Fond vert'}),
 f({container:'wallpaper-roll',brand:'Papélya',line:"Riad",name:'x – Papier peint intissé à motifs',sizeLabel:'Rouleau 0,53 × 10,05 m',colourName:'Fond clair'}),
 f({container:'wallpaper-roll',brand:'Papélya',line:"Mistral",name:'x – Décor panoramique',sizeLabel:'300 × 250 cm',colourName:'Aube'}),
 f({container:'glass-cloth-roll',brand:'Vitrelis',line:"Tempo",name:'x – Toile de verre décorative',sizeLabel:'Rouleau 25 m × 1 m (25 m²)',packQuantity:25,colourName:'Chevron'}),
 f({container:'glass-cloth-roll',brand:'Isothéa',line:"Système S",name:"x – Treillis d'armature",sizeLabel:'Rouleau 50 m × 1 m (50 m²)',packQuantity:50,colourName:'160 g/m²'}),
 f({container:'floor-roll',brand:'Tenaxol',line:"Passage",name:"x – Sol PVC en lés",sizeLabel:'Rouleau 20 m × 2 m (40 m²)',packQuantity:40,colourName:'Chêne naturel'}),
 f({container:'planks',brand:'Tenaxol',line:"Galerie",name:"x – Lames vinyle",sizeLabel:'Paquet de 2,20 m²',packQuantity:2.2,colourName:'Chêne miel'}),
 f({container:'board',brand:'Isothéa',line:"Thermis",name:"x – Panneau PSE gris",sizeLabel:'Paquet de 2,88 m²',packQuantity:2.2,colourName:'100 mm'}),
 f({container:'board',brand:'Isothéa',line:"Système B",name:"x – Panneau laine de roche",sizeLabel:'Paquet de 2,88 m²',packQuantity:2.2,colourName:'60 mm'}),
 f({container:'board',brand:'Isothéa',line:"Système B",name:"x – Panneau fibre de bois",sizeLabel:'Paquet de 2,88 m²',packQuantity:2.2,colourName:'160 mm'}),
 f({container:'profile',brand:'Isothéa',line:"Système B",name:"x – Rail de départ aluminium",sizeLabel:'Barre de 2,5 m',packQuantity:2.5,colourName:'Aluminium'}),
];
const w=380,h=475,cols=5;
const cells = samples.map((s) => framed({ width: w, height: h }, (st) => packshot(st, s)));
const pngs = await Promise.all(cells.map((c) => sharp(Buffer.from(c)).png().toBuffer()));
await sharp({ create: { width: cols * w, height: Math.ceil(pngs.length / cols) * h, channels: 3, background: '#fff' } }).composite(pngs.map((input, i) => ({ input, left: (i % cols) * w, top: Math.floor(i / cols) * h }))).png().toFile('/tmp/h3/sheet.png');

// Quantities calculated from form fields, without a product: paint and its primer, wallpaper, packs, insulation.
import { readMeasure, neededQuantity } from './quantity-calculator.ts';
import type { Job } from './quantity-calculator.ts';
import type { ProductYield } from './product-yield.ts';
import { thermalResistance } from './thermal-resistance.ts';
import { dropsNeeded } from './wallpaper-drops.ts';
import type { PatternMatch } from './wallpaper-drops.ts';

export const HAND_WORKS = ['peinture', 'papier-peint', 'sol', 'isolant'] as const;
export type HandWork = (typeof HAND_WORKS)[number];

/** The initial value of each field. The first field is in every form that was sent. */
export const HAND_FIELDS = {
  peinture: { surface: '', couches: '2', rendement: '10', impression: '', 'rendement-impression': '10' },
  'papier-peint': {
    perimetre: '',
    hauteur: '2,50',
    largeur: '0,53',
    longueur: '10,05',
    raccord: '0',
    'type-raccord': 'droit',
  },
  sol: { surface: '', paquet: '2,20', chutes: '7' },
  isolant: { surface: '', epaisseur: '120', lambda: '0,031', paquet: '2,16', chutes: '5' },
} as const satisfies Record<HandWork, Record<string, string>>;

export type HandAnswer =
  | { kind: 'empty' }
  | { kind: 'not-a-measure'; fields: readonly string[] }
  | { kind: 'out-of-range' }
  | { kind: 'paint'; litres: number; primerLitres: number | null }
  | { kind: 'paper'; drops: number; rolls: number }
  | { kind: 'packs'; squareMetres: number; packs: number; resistance: number | null };

/** `typed`: what the form was sent with; a field that it lacks is as it was before. */
export function reckonWork(work: HandWork, typed: (field: string) => string | null): HandAnswer {
  const fields: Readonly<Record<string, string>> = HAND_FIELDS[work];
  const [first = ''] = Object.keys(fields);
  if (typed(first) === null) return { kind: 'empty' };
  const measures = new Map(
    Object.entries(fields)
      .filter(([field]) => field !== 'impression' && field !== 'type-raccord')
      .map(([field, before]) => [field, readMeasure(typed(field) ?? before)]),
  );
  const faulty = [...measures].flatMap(([field, measure]) => (measure === null ? [field] : []));
  if (faulty.length > 0) return { kind: 'not-a-measure', fields: faulty };
  const of = (field: string): number => measures.get(field) ?? 0;
  if (work === 'peinture') return paint(of, typed('impression') === 'oui');
  if (work === 'papier-peint') return paper(of, typed('type-raccord') === 'saute');
  return packs(of, work === 'isolant');
}

type Measures = (field: string) => number;

const OUT_OF_RANGE: HandAnswer = { kind: 'out-of-range' };

function paint(of: Measures, withPrimer: boolean): HandAnswer {
  const litres = spread(of('surface'), of('couches'), of('rendement'));
  const primerLitres = withPrimer ? spread(of('surface'), 1, of('rendement-impression')) : null;
  if (litres === null || (withPrimer && primerLitres === null)) return OUT_OF_RANGE;
  return { kind: 'paint', litres, primerLitres };
}

function spread(area: number, coats: number, squareMetres: number): number | null {
  if (!(squareMetres >= 0.1 && squareMetres <= 50)) return null;
  const job: Job = {
    surfaces: [{ kind: 'plain', area }],
    doors: 0,
    windows: 0,
    coats,
    support: 'smooth',
    thickness: 0,
  };
  const yields: ProductYield = { kind: 'coverage', squareMetres, unit: 'L' };
  const needed = neededQuantity(job, yields);
  return needed.ok ? needed.value.quantity : null;
}

function paper(of: Measures, halfDrop: boolean): HandAnswer {
  const roll = { width: of('largeur'), length: of('longueur') };
  const repeat = of('raccord') / 100;
  const measured =
    between(of('perimetre'), 0.1, 500) &&
    between(of('hauteur'), 0.1, 20) &&
    between(roll.width, 0.2, 3) &&
    between(roll.length, 1, 100) &&
    between(repeat, 0, 2);
  if (!measured) return OUT_OF_RANGE;
  const match: PatternMatch =
    repeat === 0 ? { kind: 'free' } : { kind: halfDrop ? 'half-drop' : 'straight', repeat };
  const needed = dropsNeeded([{ perimeter: of('perimetre'), height: of('hauteur') }], roll, match);
  return needed ? { kind: 'paper', ...needed } : OUT_OF_RANGE;
}

function packs(of: Measures, insulation: boolean): HandAnswer {
  const [area, pack, waste] = [of('surface'), of('paquet'), of('chutes')];
  const measured =
    between(area, 0.1, 20_000) &&
    between(pack, 0.1, 500) &&
    between(waste, 0, 50) &&
    (!insulation || (between(of('epaisseur'), 10, 400) && between(of('lambda'), 0.015, 0.2)));
  if (!measured) return OUT_OF_RANGE;
  const squareMetres = (area * (100 + waste)) / 100;
  return {
    kind: 'packs',
    squareMetres,
    packs: Math.ceil(squareMetres / pack - 1e-9),
    resistance: insulation ? thermalResistance(of('epaisseur'), of('lambda')) : null,
  };
}

const between = (value: number, low: number, high: number): boolean => value >= low && value <= high;

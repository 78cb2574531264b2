// The façade and the insulation, read from the address.
import { iteWork } from '@nuancier/domain/catalogue/calculator/ite-system.ts';
import type { Facade, IteWork } from '@nuancier/domain/catalogue/calculator/ite-system.ts';
import { readMeasure } from '@nuancier/domain/catalogue/calculator/quantity-calculator.ts';

/** Initial values; the first field marks that the form was sent. */
export const FACADE_FIELDS = {
  base: '',
  egout: '5',
  pignons: '0',
  angles: '4',
  fenetres: '0',
  portes: '0',
} as const;

type FacadeField = keyof typeof FACADE_FIELDS;

export const facadeFields: readonly FacadeField[] = [
  'base',
  'egout',
  'pignons',
  'angles',
  'fenetres',
  'portes',
];

export const USUAL_THICKNESS = '120 mm';

export type FacadeAnswer =
  | { kind: 'empty' }
  | { kind: 'not-a-measure'; fields: readonly FacadeField[] }
  | { kind: 'no-surface' | 'out-of-range' }
  | { kind: 'work'; work: IteWork };

export function readFacade(typed: (field: string) => string | null): FacadeAnswer {
  if (typed('base') === null) return { kind: 'empty' };
  const measures = { ...zeros };
  const faulty: FacadeField[] = [];
  for (const field of facadeFields) {
    const measure = readMeasure(typed(field) ?? FACADE_FIELDS[field]);
    if (measure === null) faulty.push(field);
    else measures[field] = measure;
  }
  if (faulty.length > 0) return { kind: 'not-a-measure', fields: faulty };
  const facade: Facade = {
    length: measures.base,
    height: measures.egout,
    gables: measures.pignons,
    corners: measures.angles,
    windows: measures.fenetres,
    doors: measures.portes,
  };
  const work = iteWork(facade);
  return work.ok ? { kind: 'work', work: work.value } : { kind: work.refusal };
}

const zeros: Readonly<Record<FacadeField, number>> = {
  base: 0,
  egout: 0,
  pignons: 0,
  angles: 0,
  fenetres: 0,
  portes: 0,
};

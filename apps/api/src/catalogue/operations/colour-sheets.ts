import type { Colour, ColourDistanceStep, ColourSheet, NearColour } from '@nuancier/contract/api-types.ts';
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { distanceStep } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';
import type { DistanceStep } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';
import type { NearTint } from '@nuancier/domain/catalogue/colour/nearest/nearest-tints.ts';
import type { Database } from '../../database/tables.ts';
import { findColourSheets } from '../articles/colour-sheet.ts';
import type { ColourSheetFacts, SheetColour } from '../articles/colour-sheet.ts';

const MOST_SHEETS = 8;

export async function colourSheets(
  db: Database,
  { publicUrl, facadeLimit }: { publicUrl: string; facadeLimit: number },
  { codes }: { codes: readonly string[] },
): Promise<(ColourSheet | null)[]> {
  const sheets = await findColourSheets(db, codes.slice(0, MOST_SHEETS), facadeLimit);
  return sheets.map((sheet) => sheet && { ...sheetView(sheet, publicUrl), facade_limit: facadeLimit });
}

function sheetView(
  { colour, nearest, counterpart, facade, harmonies }: ColourSheetFacts,
  publicUrl: string,
): Omit<ColourSheet, 'facade_limit'> {
  const { tonal, complementary, contrast } = harmonies;
  const code = optionCode(colour.code);
  const picture = (view: string) => `${publicUrl}/media/tint/${code}/${view}/960x720.webp`;
  return {
    colour: colourView(colour),
    lab: { l: Number(colour.lab_l), a: Number(colour.lab_a), b: Number(colour.lab_b) },
    nearest: nearest.map(nearView),
    counterpart: counterpart && nearView(counterpart),
    facade_alternative: facade && nearView(facade),
    harmonies: {
      tonal: tonal.map(colourView),
      complementary: complementary && colourView(complementary),
      contrast: contrast && colourView(contrast),
    },
    pictures: {
      day: picture('day'),
      evening: picture('evening'),
      facade: colour.facade_ok ? picture('facade') : null,
      card: `${publicUrl}/media/tint-card/${code}/1200x630.jpg`,
    },
  };
}

const steps: Record<DistanceStep, ColourDistanceStep> = {
  identical: 'IDENTICAL',
  hardly: 'HARDLY',
  close: 'CLOSE',
  neighbour: 'NEIGHBOUR',
  different: 'DIFFERENT',
};

function nearView({ tint, distance }: NearTint<SheetColour>): NearColour {
  return { colour: colourView(tint), distance, step: steps[distanceStep(distance)] };
}

function colourView({ lab_l: _l, lab_a: _a, lab_b: _b, ...colour }: SheetColour): Colour {
  return colour;
}

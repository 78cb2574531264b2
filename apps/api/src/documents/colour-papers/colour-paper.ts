// A colour of the charts on a sheet of paper, for the site or the customer's file. It says no price.
import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { tintLook } from '@nuancier/domain/catalogue/colour/colour-words.ts';
import { USUAL_FACADE_LIMIT } from '@nuancier/domain/catalogue/colour/facade-limit.ts';
import { distanceStep } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';
import { findColourSheets } from '../../catalogue/catalogue.ts';
import type { ColourSheetFacts, SheetColour } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import { readSites } from '../../site/site.ts';
import { frenchDate } from '../../text/french-date.ts';
import { colourPaperCopy as copy } from '../content/colour-copy.ts';
import { factTable, paperOf } from '../content/paper-content.ts';
import type { PaperBlock, PaperContent, PaperSwatch } from '../content/paper-content.ts';

const figure = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** By its code, and that code as addresses write it; null for one that no chart has. */
export async function findColourPaper(
  db: Database,
  code: string,
  day: Date,
): Promise<{ paper: PaperContent; written: string } | null> {
  const site = (await readSites(db)).find(({ isDefault }) => isDefault);
  const limit = site?.settings.facade_luminance_min ?? USUAL_FACADE_LIMIT;
  const [sheet] = await findColourSheets(db, [code], limit);
  if (!sheet) return null;
  const paper = colourPaper({ ...sheet, limit }, site?.name ?? '', day);
  return { paper, written: optionCode(sheet.colour.code) };
}

/** `limit`: the site's least luminance on a façade. */
type PaperFacts = ColourSheetFacts & { limit: number };

function colourPaper(sheet: PaperFacts, shop: string, day: Date): PaperContent {
  const title = tintTitle(sheet.colour);
  const head = {
    shop,
    kind: copy.kind,
    title,
    subtitle: copy.printed(frenchDate(day)),
    footer: copy.footer(shop, title),
    date: day,
  };
  return paperOf(head, [
    { kind: 'swatches', height: 120, swatches: [swatchOf(sheet.colour, null)] },
    factTable(copy.facts, factsOf(sheet)),
    {
      kind: 'table',
      title: copy.nearest,
      head: copy.nearestColumns,
      rows: sheet.nearest.map(({ tint, distance }) => [
        tint.name,
        tint.code,
        copy.distances[distanceStep(distance)],
        figure.format(distance),
      ]),
      widths: [0.4, 0.2, 0.28, 0.12],
      figuresFrom: 3,
    },
    ...harmonies(sheet),
  ]);
}

function factsOf({ colour, counterpart, facade, limit }: PaperFacts): string[][] {
  return [
    [copy.chart, copy.charts[colour.chart] ?? colour.chart],
    [copy.family, colour.family],
    [copy.lrv, figure.format(colour.lrv)],
    [copy.light, copy.lights[tintLook(colour).depth]],
    ...(colour.special === null
      ? [
          [copy.facade, facadeText(colour, facade, figure.format(limit))],
          [copy.tintClass, copy.classes[colour.tint_class] ?? colour.tint_class],
        ]
      : [[copy.made, colour.special]]),
    [copy.hex, colour.hex],
    [
      copy.lab,
      copy.labOf(
        figure.format(Number(colour.lab_l)),
        figure.format(Number(colour.lab_a)),
        figure.format(Number(colour.lab_b)),
      ),
    ],
    ...(counterpart
      ? [[copy.counterparts[colour.chart] ?? copy.counterpart, tintTitle(counterpart.tint)]]
      : []),
  ];
}

/** What stands after the line break is printed lighter. */
function facadeText(colour: SheetColour, lighter: ColourSheetFacts['facade'], limit: string): string {
  if (colour.facade_ok) return copy.facadeYes(limit);
  const instead =
    lighter && `\n${copy.facadeLighter(tintTitle(lighter.tint), figure.format(lighter.tint.lrv))}`;
  return copy.facadeNo(limit) + (instead ?? '');
}

function harmonies({ harmonies: { tonal, complementary, contrast } }: ColourSheetFacts): PaperBlock[] {
  const named = [
    ...tonal.map((tint) => swatchOf(tint, copy.tonal)),
    ...(complementary ? [swatchOf(complementary, copy.complementary)] : []),
    ...(contrast ? [swatchOf(contrast, copy.contrast)] : []),
  ];
  if (named.length === 0) return [];
  return [
    { kind: 'heading', text: copy.harmonies },
    { kind: 'swatches', height: 48, swatches: named },
  ];
}

function swatchOf(colour: SheetColour, role: string | null): PaperSwatch {
  return {
    hex: colour.hex,
    alt: copy.swatch(tintTitle(colour), colour.hex),
    lines: role === null ? [] : [role, colour.name, colour.code],
  };
}

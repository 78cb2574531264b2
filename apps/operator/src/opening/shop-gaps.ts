// What a shop still lacks before somebody can buy in it, in the order in which it is filled.
import type { Database } from '@nuancier/api/database/tables.ts';
import { TO_WRITE } from './opening-pages.ts';
import { countShop, selectPageTexts } from './opening-store.ts';

export type Gap = { what: string; missing: string; next: string };

export async function shopGaps(db: Database): Promise<Gap[]> {
  const counts = await countShop(db);
  if (counts.sites === 0)
    return [gap('Site', 'aucun\u00A0: les visiteurs lisent «\u00A0Boutique en préparation\u00A0»', 'init')];
  const counted = COUNTED.flatMap(([name, what, missing, kind]) =>
    counts[name] === 0 ? [gap(what, missing, `import ${kind} FICHIER`)] : [],
  );
  return [...counted, ...(await legalGaps(db))];
}

const COUNTED = [
  ['stores', 'Magasins', 'aucun', 'stores'],
  ['categories', 'Catégories', 'aucune\u00A0: le menu est vide', 'categories'],
  ['articles', 'Articles', 'aucun', 'products FICHIER, puis import articles'],
  ['prices', 'Prix', 'aucun\u00A0: rien ne se vend', 'prices'],
  ['stock', 'Stock', 'aucun\u00A0: rien n’est disponible', 'stock'],
] as const;

/** What every page of the shop links to, and the law asks for. */
export const LEGAL_PAGES = ['mentions-legales', 'cgv', 'politique-de-confidentialite', 'cookies'] as const;

/** A heading and a line are no text yet. */
const LEAST_TEXT = 200;

export async function legalGaps(db: Database): Promise<Gap[]> {
  const texts = await selectPageTexts(db, LEGAL_PAGES);
  return LEGAL_PAGES.flatMap((identifier) => {
    const fault = faultOf(texts.get(identifier));
    return fault === null
      ? []
      : [gap('Page légale', `${identifier}\u00A0: ${fault}`, 'import pages FICHIER')];
  });
}

function faultOf(html: string | undefined): string | null {
  if (html === undefined) return 'elle manque';
  const text = html.replaceAll(/<[^>]*>/g, '').trim();
  if (text.length < LEAST_TEXT) return 'elle est presque vide';
  const toWrite = html.split(TO_WRITE).length - 1;
  return toWrite === 0 ? null : `${toWrite} passage(s) «\u00A0${TO_WRITE}\u00A0»`;
}

function gap(what: string, missing: string, command: string): Gap {
  return { what, missing, next: `npm run shop -- ${command}` };
}

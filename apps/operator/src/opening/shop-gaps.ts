// What a shop still lacks before somebody can buy in it, in the order in which it is filled.
import type { Database } from '@nuancier/api/database/tables.ts';
import { standingLegalTexts } from '@nuancier/api/content/legal/legal-texts.ts';
import type { StandingLegalText } from '@nuancier/api/content/legal/legal-texts.ts';
import { countShop } from './opening-store.ts';

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
export async function legalGaps(db: Database): Promise<Gap[]> {
  const texts = await standingLegalTexts(db);
  return texts.flatMap((text) => {
    const fault = faultOf(text);
    const kind = text.kind === 'page' ? 'pages' : 'blocks';
    return fault === null
      ? []
      : [gap('Page légale', `${text.identifier}\u00A0: ${fault}`, `import ${kind} FICHIER`)];
  });
}

function faultOf({ state, passages }: StandingLegalText): string | null {
  switch (state) {
    case 'good':
      return null;
    case 'missing':
      return 'elle manque';
    case 'hidden':
      return 'elle n’est montrée à personne';
    case 'almost_empty':
      return 'elle est presque vide';
    case 'unfinished':
      return `${passages.length} passage(s) «\u00A0${[...new Set(passages)].join('\u00A0», «\u00A0')}\u00A0»`;
  }
}

function gap(what: string, missing: string, command: string): Gap {
  return { what, missing, next: `npm run shop -- ${command}` };
}

import type { ContentLink } from '@nuancier/contract/gestion-types.ts';
import { allPages } from '../../content/content.ts';
import { entitled } from '../../refusals/entitled.ts';
import type { StaffAsking } from '../../request/staff-asking.ts';
import type { Means } from '../../request/asking.ts';
import { plainWords } from '../../text/plain-words.ts';
import { selectLinks } from './content-links-store.ts';

const MOST_OF_A_KIND = 10;
const LONGEST_SEARCH = 100;

/** Pages first, then the catalogue; nothing for nothing asked. */
export async function contentLinks(
  { db, staff }: StaffAsking & Means,
  search: string,
): Promise<ContentLink[]> {
  entitled(staff, 'contentLinks');
  const words = plainWords(search.slice(0, LONGEST_SEARCH));
  if (words.length === 0) return [];
  const pages = (await allPages(db)).flatMap(({ identifier, title }): ContentLink[] => {
    const label = title ?? identifier ?? '';
    const known = plainWords(`${label} ${identifier ?? ''}`).join(' ');
    return words.every((word) => known.includes(word))
      ? [{ kind: 'page', label, href: `/${identifier ?? ''}` }]
      : [];
  });
  const found = await selectLinks(db, words, MOST_OF_A_KIND);
  const catalogue = found.map(({ kind, label, path }): ContentLink => {
    return { kind, label, href: kind === 'category' ? `/catalogue/${path}` : `/produit/${path}` };
  });
  return [...pages.slice(0, MOST_OF_A_KIND), ...catalogue];
}

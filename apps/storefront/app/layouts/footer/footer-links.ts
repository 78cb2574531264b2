import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import { footerCopy } from '../../features/site/footer-copy.ts';
import { menuHref } from '../../features/site/menu/menu-href.ts';
import { paths } from '../../addresses/paths.ts';
import type { FooterLink } from './footer-column.tsx';

export const helpLinks: readonly FooterLink[] = [
  { label: footerCopy.contact, to: paths.contact() },
  { label: footerCopy.stores, to: paths.stores() },
  { label: footerCopy.helpAndFaq, to: paths.content('aide-faq') },
  { label: footerCopy.downloads, to: paths.content('telechargements') },
  { label: footerCopy.proAccess, to: paths['customer-acces-espace-pro']() },
  { label: footerCopy.compare, to: paths.compare() },
  { label: footerCopy.siteMap, to: paths.siteMap() },
];

export const legalLinks: readonly FooterLink[] = [
  { label: footerCopy.legalNotice, to: paths.content('mentions-legales') },
  { label: footerCopy.terms, to: paths.content('cgv') },
  { label: footerCopy.privacy, to: paths.content('politique-de-confidentialite') },
  { label: footerCopy.cookies, to: paths.consent() },
  { label: footerCopy.withdrawal, to: paths.content('retractation') },
];

export function entryLinks(entries: readonly MenuEntry[]): readonly FooterLink[] {
  return entries.map((entry) => ({ label: entry.name, to: menuHref(entry.link) }));
}

/** Services and advice with their subentries. */
export function contentLinks(entries: readonly MenuEntry[]): readonly FooterLink[] {
  const leaves = entries.flatMap((entry) => (entry.children.length > 0 ? entry.children : [entry]));
  return entryLinks(leaves.filter((entry) => !entry.opensNewTab));
}

// Title, description, canonical address, robots and preview of a page, worded by the site's configuration.
import { pageTitle } from '@nuancier/domain/site/page-title.ts';
import type { MetaDescriptor } from 'react-router';
import type { FrameData } from '../backend/frame/frame-data.ts';
import { uiCopy } from '@nuancier/ui/pieces/copy.ts';

type PageFacts = {
  title: readonly string[];
  description?: string | null | undefined;
  keywords?: string | null | undefined;
  canonical?: string | undefined;
  noindex?: boolean;
  /** Which of several pages, where there are several. */
  page?: PageOfSeveral | undefined;
  type?: 'website' | 'article' | 'product';
  /** The picture that a preview shows; the site's own otherwise. */
  image?: string | null | undefined;
};

type PageOfSeveral = { current: number };

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

export function pageMeta(matches: Matches, facts: PageFacts): MetaDescriptor[] {
  const site = siteOf(matches);
  const description = facts.description ?? site?.default_description;
  const title = siteTitle(site, [...refusedPart(matches), ...facts.title, ...pagePart(facts.page)]);
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(facts.keywords ? [{ name: 'keywords', content: facts.keywords }] : []),
    ...(facts.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(facts.canonical ? [{ tagName: 'link' as const, rel: 'canonical', href: facts.canonical }] : []),
    ...preview({
      'og:title': title,
      'og:description': description,
      'og:type': facts.type ?? 'website',
      'og:url': facts.canonical,
      'og:image': previewPicture(facts.image ?? site?.banner_promo_image_url_desktop),
      'og:site_name': site?.store_name,
      'og:locale': site?.locale ?? 'fr_FR',
    }),
  ];
}

/** Of what the API says of a list. */
export function pageOf(info: { current_page: number | null } | null | undefined): PageOfSeveral | undefined {
  return info ? { current: info.current_page ?? 1 } : undefined;
}

type TitleSettings = Partial<Record<'title_prefix' | 'title_suffix' | 'title_separator', string | null>>;

/** The only writer of titles: whatever a page is called, the site has its say. */
export function siteTitle(site: TitleSettings | null | undefined, title: readonly string[]): string {
  return pageTitle(title, {
    prefix: site?.title_prefix,
    suffix: site?.title_suffix,
    separator: site?.title_separator,
  });
}

/** Not every reader of previews knows WebP. */
export function previewPicture(url: string | null | undefined): string | null {
  return url ? url.replace(/\.webp$/, '.jpg') : null;
}

function preview(facts: Readonly<Record<string, string | null | undefined>>): MetaDescriptor[] {
  return Object.entries(facts).flatMap(([property, content]) => (content ? [{ property, content }] : []));
}

/** A refused form is announced first in the title, for screen readers. */
function refusedPart(matches: Matches): readonly string[] {
  // Only the server ever knows: no browser carries the question.
  return import.meta.env.SSR ? [frameIn(matches)?.refused ?? ''] : [];
}

function pagePart(page: PageFacts['page']): readonly string[] {
  return page && page.current > 1 ? [uiCopy.titlePage(page.current)] : [];
}

function siteOf(matches: Matches): FrameData['layout']['storeConfig'] | undefined {
  return frameIn(matches)?.layout.storeConfig;
}

function frameIn(matches: Matches): FrameData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as FrameData | undefined;
}

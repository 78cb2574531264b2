// Title, description, canonical address and robots of a page, worded by the site's configuration.
import { pageTitle } from '@nuancier/domain/site/page-title.ts';
import type { MetaDescriptor } from 'react-router';
import type { FrameData } from './features/site/frame-data.ts';

type PageFacts = {
  title: readonly string[];
  description?: string | null | undefined;
  keywords?: string | null | undefined;
  canonical?: string | undefined;
  noindex?: boolean;
};

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

export function pageMeta(matches: Matches, facts: PageFacts): MetaDescriptor[] {
  const site = siteOf(matches);
  const description = facts.description ?? site?.default_description;
  const title = pageTitle(facts.title, {
    prefix: site?.title_prefix,
    suffix: site?.title_suffix,
    separator: site?.title_separator,
  });
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(facts.keywords ? [{ name: 'keywords', content: facts.keywords }] : []),
    ...(facts.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(facts.canonical ? [{ tagName: 'link' as const, rel: 'canonical', href: facts.canonical }] : []),
    { property: 'og:title', content: title },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:type', content: 'website' },
  ];
}

function siteOf(matches: Matches): FrameData['layout']['storeConfig'] | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as FrameData | undefined;
  return root?.layout.storeConfig;
}

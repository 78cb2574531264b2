import type { CmsPage } from '@nuancier/contract/api-types.ts';

export type ContentPageView = CmsPage & { __typename: 'CmsPage' };

type ContentPage = {
  identifier: string;
  title: string;
  content: string;
  content_heading: string | null;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
};

export function contentPageView(page: ContentPage): ContentPageView {
  return {
    __typename: 'CmsPage',
    ...page,
    page_layout: '1column',
    url_key: page.identifier,
    relative_url: page.identifier,
    redirect_code: 0,
    type: 'CMS_PAGE',
  };
}

import { notFound } from '../../backend/not-found.server.ts';
import { readSheet } from '../../backend/pages/papers.server.ts';
import { paperCopy } from '../../features/site/papers/copy.ts';
import { PaperView } from '../../features/site/papers/paper-view.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths, sheetKindOf } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/product-sheet-screen.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = sheetKindOf(params.kind);
  if (kind === null) throw notFound('Page not found');
  return readSheet(context, { slug: params.slug, kind, request });
}

// The product's own page is the one to be found.
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? [loaderData.paper.kind_label, loaderData.product] : [];
  return pageMeta(matches, { title, noindex: true });
}

export default function ProductSheetScreen({ loaderData, params }: Route.ComponentProps) {
  const { paper, product } = loaderData;
  return (
    <Page>
      <Breadcrumbs
        items={[{ label: product, to: paths.product(params.slug) }, { label: paper.kind_label }]}
      />
      <PaperView
        paper={paper}
        title={paperCopy.sheet(paper.kind_label, paper.title)}
        sheetPath={(kind) => paths['product-sheet'](params.slug, kind)}
      />
    </Page>
  );
}

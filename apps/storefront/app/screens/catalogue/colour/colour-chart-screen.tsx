import { tintCoded } from '@nuancier/domain/catalogue/colour/tints/tint-coded.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo } from 'react';
import { Link, redirect, useSearchParams } from 'react-router';
import { ColourChartPageDocument } from '../../../../generated/documents.ts';
import { backendContext, pageContext } from '../../../backend/request-context.server.ts';
import { pairKeys, readAskedTints } from '../../../features/catalogue/product/chart/asked-tints.ts';
import { chartCopy } from '../../../features/catalogue/product/chart/chart-copy.ts';
import { readChartView, withChartView } from '../../../features/catalogue/product/chart/chart-filter.ts';
import { chartPath } from '../../../features/catalogue/product/chart-path.ts';
import { chartProse } from '../../../features/catalogue/product/chart/chart-prose.ts';
import { ChartWays } from '../../../features/catalogue/product/chart/chart-ways.tsx';
import { ColourChart } from '../../../features/catalogue/product/chart/colour-chart.tsx';
import { packChart, unpackChart } from '../../../features/catalogue/product/chart/packed-chart.ts';
import { LongText } from '../../../features/content/long-text.tsx';
import { pageMeta } from '../../../head/page-meta.ts';
import { choiceKeys } from '../../../addresses/article-path.ts';
import { paths } from '../../../addresses/paths.ts';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/colour-chart-screen.ts';

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Also the data of the chart beside a product, which asks this address when it opens. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { colourChart, cmsPage } = await context
    .get(backendContext)
    .query(ColourChartPageDocument, {}, { mayFail: ['cmsPage'] });
  if (!colourChart) throw new Error('The commerce API gave neither a chart nor a reason');
  const { families, colours } = colourChart;
  const moved = colourPage(new URL(request.url).searchParams, colours);
  if (moved !== null) throw redirect(moved, 301);
  return {
    families,
    colours: packChart(colours),
    page: cmsPage,
    canonical: context.get(pageContext).origin + chartPath(),
  };
}

/** Before colours had pages of their own, the chart's address named the one that was shown. */
function colourPage(params: URLSearchParams, colours: readonly { code: string }[]): string | null {
  if (productSlug(params) !== null) return null;
  const { one, other } = readAskedTints(params);
  const colour = tintCoded(colours, one);
  if (!colour) return null;
  const held = other && `?${new URLSearchParams({ [pairKeys.other]: other }).toString()}`;
  return tintPaths.colour(colour.code) + held;
}

/** Filters narrow what is already here. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [loaderData?.page?.meta_title ?? chartCopy.page],
    description: loaderData?.page?.meta_description ?? chartCopy.description,
    canonical: loaderData?.canonical,
  });
}

export default function ColourChartScreen({ loaderData }: Route.ComponentProps) {
  const { families, page } = loaderData;
  const colours = useMemo(() => unpackChart(loaderData.colours), [loaderData.colours]);
  const [params, setParams] = useSearchParams();
  const slug = productSlug(params);
  const { title, before, after } = chartProse(page?.content ?? '');
  return (
    <Page>
      <Breadcrumbs items={[{ label: chartCopy.page }]} />
      <h1>{title ?? page?.title ?? chartCopy.page}</h1>
      {slug === null ? (
        <>
          <LongText html={before} />
          <ChartWays />
        </>
      ) : (
        <p>
          {chartCopy.choosingFor}{' '}
          <Link to={paths.product(slug)}>
            <ArrowLeft aria-hidden="true" size={16} /> {chartCopy.backToProduct}
          </Link>
        </p>
      )}
      <ColourChart
        families={families}
        colours={colours}
        view={readChartView(params)}
        onView={(view) =>
          setParams((now) => withChartView(now, view), { replace: true, preventScrollReset: true })
        }
        spaced
        linkOf={({ code }) =>
          slug === null
            ? tintPaths.colour(code)
            : `${paths.product(slug)}?${choiceKeys.tint}=${encodeURIComponent(code)}`
        }
        leaves={slug === null}
        chosen={params.get(choiceKeys.tint)}
      />
      {slug === null && <LongText html={after} />}
    </Page>
  );
}

/** The product a colour is chosen for. */
function productSlug(params: URLSearchParams): string | null {
  const product = params.get('produit');
  return product !== null && slugShape.test(product) ? product : null;
}

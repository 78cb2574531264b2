import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useSearchParams } from 'react-router';
import { ColourChartPageDocument } from '../../../generated/documents.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { ColourWays } from '../../features/catalogue/colour/colour-ways.tsx';
import { readAskedTints } from '../../features/catalogue/product/chart/asked-tints.ts';
import { chartCopy } from '../../features/catalogue/product/chart/chart-copy.ts';
import { readChartFilter } from '../../features/catalogue/product/chart/chart-filter.ts';
import { chartPath } from '../../features/catalogue/product/chart-path.ts';
import { chartProse } from '../../features/catalogue/product/chart/chart-prose.ts';
import { ColourChart } from '../../features/catalogue/product/chart/colour-chart.tsx';
import { ColourSheet } from '../../features/catalogue/product/chart/colour-sheet.tsx';
import { contrastCopy } from '../../features/catalogue/product/chart/contrast-copy.ts';
import { findTint } from '../../features/catalogue/product/chart/find-tint.ts';
import { LongText } from '../../features/content/long-text.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { openPanel } from '../../panel-state/panel-store.ts';
import { choiceKeys } from '../../addresses/article-path.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { Page } from '../../ui/navigation/page.tsx';
import type { Route } from './+types/colour-chart-screen.ts';

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Also the data of the chart beside a product, which asks this address when it opens. */
export async function loader({ context }: Route.LoaderArgs) {
  const { colourChart, cmsPage } = await context
    .get(backendContext)
    .query(ColourChartPageDocument, {}, { mayFail: ['cmsPage'] });
  if (!colourChart) throw new Error('The commerce API gave neither a chart nor a reason');
  return {
    families: colourChart.families,
    colours: colourChart.colours,
    page: cmsPage,
    canonical: context.get(pageContext).origin + chartPath(),
  };
}

/** Filters narrow what is already here. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const params = new URLSearchParams(location.search);
  const colours = loaderData?.colours ?? [];
  const colour = sheetColour(params, colours);
  const other = findTint(colours, readAskedTints(params).other);
  return pageMeta(matches, {
    title: [
      ...(colour ? [other ? contrastCopy.pairOf(colour.name, other.name) : chartCopy.title(colour)] : []),
      loaderData?.page?.meta_title ?? chartCopy.page,
    ],
    description: loaderData?.page?.meta_description ?? chartCopy.description,
    canonical: loaderData?.canonical,
  });
}

export default function ColourChartScreen({ loaderData: { families, colours, page } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const slug = productSlug(params);
  const colour = sheetColour(params, colours);
  const { other: asked } = readAskedTints(params);
  const { title, before, after } = chartProse(page?.content ?? '');
  return (
    <Page>
      <Breadcrumbs items={[{ label: chartCopy.page }]} />
      <h1>{title ?? page?.title ?? chartCopy.page}</h1>
      {slug === null ? (
        <LongText html={before} />
      ) : (
        <p>
          {chartCopy.choosingFor}{' '}
          <Link to={paths.product(slug)}>
            <ArrowLeft aria-hidden="true" size={16} /> {chartCopy.backToProduct}
          </Link>
        </p>
      )}
      {slug === null && <ColourWays />}
      {colour && <ColourSheet colour={colour} asked={asked} other={findTint(colours, asked)} />}
      <ColourChart
        families={families}
        colours={colours}
        filter={readChartFilter(params)}
        spaced
        linkOf={({ code }) =>
          `${slug === null ? chartPath() : paths.product(slug)}?${choiceKeys.tint}=${encodeURIComponent(code)}`
        }
        onPick={slug === null ? (picked) => openPanel('colour', { colour: picked, colours }) : undefined}
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

/** The colour whose sheet is asked for, on the chart that belongs to no product. */
function sheetColour<Colour extends { code: string }>(
  params: URLSearchParams,
  colours: readonly Colour[],
): Colour | undefined {
  if (productSlug(params) !== null) return undefined;
  const asked = optionCode(params.get(choiceKeys.tint) ?? '');
  return colours.find(({ code }) => optionCode(code) === asked);
}

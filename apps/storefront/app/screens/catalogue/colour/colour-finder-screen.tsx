import { useSearchParams } from 'react-router';
import { ColourFinderPageDocument } from '../../../../generated/documents.ts';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { chartTesters } from '../../../actions/cart/tester-offers.server.ts';
import { canKeepTints } from '../../../actions/orders/can-keep-tints.server.ts';
import { backendContext, pageContext } from '../../../backend/request-context.server.ts';
import { ColourFinder } from '../../../features/catalogue/colour/finder/colour-finder.tsx';
import { finderAnswer } from '../../../features/catalogue/colour/finder/finder-answer.ts';
import { finderCopy } from '../../../features/catalogue/colour/finder/finder-copy.ts';
import { chartCopy } from '../../../features/catalogue/product/chart/chart-copy.ts';
import { chartPath } from '../../../features/catalogue/product/chart-path.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/colour-finder-screen.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { colourChart } = await context.get(backendContext).query(ColourFinderPageDocument, {});
  if (!colourChart) throw new Error('The commerce API gave neither a chart nor a reason');
  const { colours } = colourChart;
  const asked = askedIn(new URL(request.url).searchParams);
  return {
    colours,
    first: { asked, answer: finderAnswer(colours, asked) },
    testers: await chartTesters(context, colours),
    canKeep: canKeepTints(context),
    canonical: context.get(pageContext).origin + tintPaths['colour-finder'](),
  };
}

/** With script a worker answers: neither a colour nor a photograph is sent. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [finderCopy.page],
    description: finderCopy.description,
    canonical: loaderData?.canonical,
  });
}

export default function ColourFinderScreen({ loaderData }: Route.ComponentProps) {
  const { colours, first, testers, canKeep } = loaderData;
  const [params] = useSearchParams();
  return (
    <Page>
      <Breadcrumbs items={[{ label: chartCopy.page, to: chartPath() }, { label: finderCopy.page }]} />
      <h1>{finderCopy.page}</h1>
      <p>{finderCopy.intro}</p>
      <ColourFinder
        tints={colours}
        first={first}
        asked={askedIn(params)}
        testers={testers}
        canKeep={canKeep}
      />
    </Page>
  );
}

function askedIn(params: URLSearchParams): string {
  return (params.get('couleur') ?? '').trim().slice(0, 60);
}

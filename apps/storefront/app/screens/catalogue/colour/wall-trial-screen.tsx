import { tintCoded } from '@nuancier/domain/catalogue/colour/tints/tint-coded.ts';
import { useSearchParams } from 'react-router';
import { WallTrialPageDocument } from '../../../../generated/documents.ts';
import { chartTesters } from '../../../actions/cart/tester-offers.server.ts';
import { canKeepTints } from '../../../actions/orders/can-keep-tints.server.ts';
import { choiceKeys } from '../../../addresses/article-path.ts';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { backendContext, pageContext } from '../../../backend/request-context.server.ts';
import { wallCopy } from '../../../features/catalogue/colour/wall/wall-copy.ts';
import { WallTrialView } from '../../../features/catalogue/colour/wall/wall-trial-view.tsx';
import { chartCopy } from '../../../features/catalogue/product/chart/chart-copy.ts';
import { chartPath } from '../../../features/catalogue/product/chart-path.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/wall-trial-screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { colourChart } = await context.get(backendContext).query(WallTrialPageDocument, {});
  const [first] = colourChart?.colours ?? [];
  if (!colourChart || !first) throw new Error('The commerce API gave neither a chart nor a reason');
  return {
    colours: colourChart.colours,
    first,
    testers: await chartTesters(context, colourChart.colours),
    canKeep: canKeepTints(context),
    canonical: context.get(pageContext).origin + tintPaths['wall-trial'](),
  };
}

export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [wallCopy.page],
    description: wallCopy.description,
    canonical: loaderData?.canonical,
  });
}

export default function WallTrialScreen({
  loaderData: { colours, first, testers, canKeep },
}: Route.ComponentProps) {
  const [params] = useSearchParams();
  const isScripted = useHydrated();
  const asked = (params.get(choiceKeys.tint) ?? '').trim().slice(0, 60);
  const tint = tintCoded(colours, asked);
  return (
    <Page>
      <Breadcrumbs items={[{ label: chartCopy.page, to: chartPath() }, { label: wallCopy.page }]} />
      <h1>{wallCopy.page}</h1>
      <p>{wallCopy.intro}</p>
      {asked !== '' && !tint && <ErrorMessage>{wallCopy.unknownTint(asked)}</ErrorMessage>}
      {isScripted ? (
        <WallTrialView tints={colours} first={tint ?? first} testers={testers} canKeep={canKeep} />
      ) : (
        <noscript>
          <p>{wallCopy.needsScript}</p>
        </noscript>
      )}
    </Page>
  );
}

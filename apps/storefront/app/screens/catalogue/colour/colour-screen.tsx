import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { typedHex } from '@nuancier/domain/catalogue/colour/typed-hex.ts';
import { meantTints } from '@nuancier/domain/catalogue/colour/tints/meant-tints.ts';
import { editDistance } from '@nuancier/domain/search/query/edit-distance.ts';
import { data, redirect } from 'react-router';
import { ColourPageDocument, MeantTintsDocument } from '../../../../generated/documents.ts';
import type { ColourPageQuery } from '../../../../generated/documents.ts';
import { testerOffers } from '../../../actions/cart/tester-offers.server.ts';
import { canKeepTints } from '../../../actions/orders/can-keep-tints.server.ts';
import type { Backend } from '../../../backend/backend.server.ts';
import { movedOrNotFound } from '../../../backend/pages/moved.server.ts';
import { priceViewOf } from '../../../backend/viewer/price-view.server.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { backendContext, pageContext } from '../../../backend/request-context.server.ts';
import { breadcrumbJsonLd } from '../../../features/catalogue/breadcrumb-json-ld.ts';
import { colourCopy as copy } from '../../../features/catalogue/colour/colour-copy.ts';
import { ColourView } from '../../../features/catalogue/colour/page/colour-view.tsx';
import type { TintSupplement } from '../../../features/catalogue/colour/page/colour-view.tsx';
import { UnknownTint } from '../../../features/catalogue/colour/page/unknown-tint.tsx';
import { readAskedTints } from '../../../features/catalogue/product/chart/asked-tints.ts';
import { contrastCopy } from '../../../features/catalogue/product/chart/contrast-copy.ts';
import { findTint } from '../../../features/catalogue/product/chart/find-tint.ts';
import { chartPath } from '../../../features/catalogue/product/chart-path.ts';
import { tintWords } from '../../../features/catalogue/product/tint-words.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/colour-screen.ts';

/** Longer than any code or name of the charts. */
const LONGEST_ASKED = 60;

export async function loader({ params: { code }, request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const { searchParams, search } = new URL(request.url);
  const asked = readAskedTints(searchParams).other;
  const answer = await backend.query(ColourPageDocument, {
    code: code.slice(0, LONGEST_ASKED),
    withOther: asked !== '',
  });
  const [sheet] = answer.colourSheets;
  if (!sheet) return unknownTint(backend, code, request);
  const written = optionCode(sheet.colour.code);
  // One address for a colour, however its code was written.
  if (code !== written) throw redirect(tintPaths.colour(written) + search, 301);
  const [tester = null] = await testerOffers(context, [sheet.colour]);
  return data({
    kind: 'known' as const,
    sheet,
    supplement: supplementOf(answer.tariff, sheet.colour.tint_class, priceViewOf(context)),
    tester,
    canKeep: canKeepTints(context),
    compared: { asked, other: findTint(answer.others?.colours ?? [], asked) },
    origin: context.get(pageContext).origin,
  });
}

/** A name that only one tint has leads to it; otherwise the page proposes what comes near. */
async function unknownTint(backend: Backend, asked: string, request: Request) {
  const moved = await movedOrNotFound(backend, { url: `nuancier/${asked}`, request, key: 'Page not found' });
  if (moved instanceof Response) throw moved;
  const hex = typedHex(asked);
  if (hex) throw redirect(tintPaths['colour-finder'](hex));
  const { colourChart } = await backend.query(MeantTintsDocument, {});
  const meant = meantTints(colourChart?.colours ?? [], asked, editDistance);
  if (meant.kind === 'one') throw redirect(tintPaths.colour(meant.tint.code), 301);
  return data(
    { kind: 'unknown' as const, asked: asked.slice(0, LONGEST_ASKED), meant: meant.tints },
    { status: 404 },
  );
}

function supplementOf(
  tariff: ColourPageQuery['tariff'],
  tintClass: string,
  { canViewPrice, large }: PriceView,
): TintSupplement {
  const line = tariff?.tint_supplements.find(({ tint_class }) => tint_class === tintClass);
  if (!line || !canViewPrice) return [];
  return large.flatMap((label) => {
    const { value } = label === 'HT' ? line.amount_ht : line.amount_ttc;
    return value === null ? [] : [{ label, value }];
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  if (loaderData.kind === 'unknown')
    return pageMeta(matches, { title: [copy.unknown.title, copy.chart], noindex: true });
  const { sheet, compared, origin } = loaderData;
  const { colour } = sheet;
  const title = tintTitle(colour);
  const { other } = compared;
  return [
    ...pageMeta(matches, {
      title: [other ? contrastCopy.pairOf(colour.name, other.name) : title, copy.chart],
      description: copy.description(title, tintWords(colour), formatNumber(colour.lrv)),
      canonical: origin + tintPaths.colour(colour.code),
      image: sheet.pictures.card,
    }),
    {
      'script:ld+json': breadcrumbJsonLd(origin, [
        { label: copy.chart, to: chartPath() },
        { label: title, to: tintPaths.colour(colour.code) },
      ]),
    },
  ];
}

export default function ColourScreen({ loaderData }: Route.ComponentProps) {
  const label = loaderData.kind === 'known' ? tintTitle(loaderData.sheet.colour) : copy.unknown.title;
  return (
    <Page>
      <Breadcrumbs items={[{ label: copy.chart, to: chartPath() }, { label }]} />
      {loaderData.kind === 'known' ? (
        <ColourView
          key={loaderData.sheet.colour.code}
          sheet={loaderData.sheet}
          supplement={loaderData.supplement}
          tester={loaderData.tester}
          canKeep={loaderData.canKeep}
          compared={loaderData.compared}
        />
      ) : (
        <UnknownTint asked={loaderData.asked} meant={loaderData.meant} />
      )}
    </Page>
  );
}

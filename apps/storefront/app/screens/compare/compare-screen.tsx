import Scale from 'lucide-react/icons/scale';
import { data, redirect } from 'react-router';
import { ComparedTintsDocument, ComparisonDocument } from '../../../generated/documents.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText } from '../../backend/forms/checked-form.server.ts';
import { changeComparison, takeComparisonAlong } from '../../actions/compare/change-comparison.server.ts';
import { conditionsOf } from '../../backend/viewer/conditions.server.ts';
import { ownPath } from '../../backend/pages/own-path.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';
import { askedParams, readAskedTints } from '../../features/catalogue/product/chart/asked-tints.ts';
import type { AskedTints } from '../../features/catalogue/product/chart/asked-tints.ts';
import { contrastCopy } from '../../features/catalogue/product/chart/contrast-copy.ts';
import { findTint } from '../../features/catalogue/product/chart/find-tint.ts';
import { TintPair } from '../../features/catalogue/product/chart/tint-pair.tsx';
import { ProductCard } from '../../features/catalogue/cards/product-card.tsx';
import { ComparedProducts } from '../../features/compare/compared-products.tsx';
import { compareCopy } from '../../features/compare/copy.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import type { Route } from './+types/compare-screen.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const cookies = await takeComparisonAlong(context);
  const { customerToken, compareList: uid } = context.get(sessionContext);
  const asked = customerToken !== null || uid !== null;
  const found = asked
    ? await context
        .get(backendContext)
        .query(ComparisonDocument, { uid: uid ?? '', signedIn: customerToken !== null })
    : null;
  const list = found?.customer?.compare_list ?? found?.compareList ?? null;
  const items = list?.items?.flatMap((item) => item ?? []) ?? [];
  return data(
    {
      items,
      attributes: list?.attributes ?? [],
      view: priceViewOf(context),
      conditions: await conditionsOf(
        context,
        items.map(({ product }) => product.sku),
      ),
      back: ownPath(params.get('retour')),
      differencesOnly: params.has('differences'),
      tints: await tintsOf(context.get(backendContext), readAskedTints(params)),
    },
    { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) },
  );
}

/** The two that were asked for; the rest of the charts does not travel. */
async function tintsOf(backend: Pick<Backend, 'query'>, asked: AskedTints) {
  if (Object.keys(askedParams(asked)).length === 0) return { asked, one: null, other: null };
  const { colourChart } = await backend.query(ComparedTintsDocument, {});
  const colours = colourChart?.colours ?? [];
  return { asked, one: findTint(colours, asked.one), other: findTint(colours, asked.other) };
}

/** On a refusal the comparison is unchanged and shows why. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const back = ownPath(formText(form, 'back') || null);
  try {
    const cookies = (await changeComparison(context, form)) ?? [];
    const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
    const tints = askedParams(readAskedTints(new URL(request.url).searchParams));
    return redirect(paths.compare(back, false, tints), { headers });
  } catch (error) {
    if (!(error instanceof BackendRefusal)) throw error;
    return data({ message: error.message }, { status: 422 });
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { one = null, other = null } = loaderData?.tints ?? {};
  const pair = one && other ? [contrastCopy.pairOf(one.name, other.name)] : [];
  return pageMeta(matches, { title: [...pair, compareCopy.title], noindex: true });
}

export default function CompareScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { items, attributes, view, conditions, back, differencesOnly, tints } = loaderData;
  useAnnounced(items.length === 0 ? compareCopy.none : compareCopy.count(items.length));
  return (
    <Page>
      <h1>{compareCopy.title}</h1>
      {actionData && (
        <div role="alert">
          <ErrorMessage>{actionData.message}</ErrorMessage>
        </div>
      )}
      {items.length === 0 ? (
        <EmptyState
          icon={<Scale aria-hidden="true" size={48} />}
          title={compareCopy.none}
          action={<ButtonLink to={back ?? paths.catalogue()}>{compareCopy.browse}</ButtonLink>}
        >
          <p>{compareCopy.noneText}</p>
        </EmptyState>
      ) : (
        <ComparedProducts
          items={items}
          attributes={attributes}
          back={back}
          tints={askedParams(tints.asked)}
          differencesOnly={differencesOnly}
          showsPrices={view.canViewPrice}
          cards={items.map(({ uid, product }) => (
            <ProductCard
              key={uid}
              product={product}
              priceView={view}
              conditions={conditions}
              heading="h2"
              comparable={false}
            />
          ))}
        />
      )}
      <TintPair
        {...tints}
        kept={{ ...(differencesOnly && { differences: '1' }), ...(back && { retour: back }) }}
      />
    </Page>
  );
}

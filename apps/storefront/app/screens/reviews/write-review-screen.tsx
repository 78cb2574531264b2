import { mayRewrite } from '@nuancier/domain/reviews/review-status.ts';
import { starsOf } from '@nuancier/domain/reviews/review-rating.ts';
import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { CreateProductReviewDocument, WriteReviewPageDocument } from '../../../generated/documents.ts';
import { formText, hasFaults, notAccepted, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { movedOrNotFound } from '../../backend/pages/moved.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext, viewerContext } from '../../backend/request-context.server.ts';
import type { Viewer } from '../../backend/request-context.server.ts';
import { reviewCopy } from '../../features/reviews/copy.ts';
import { readReviewForm } from '../../features/reviews/read-review-form.ts';
import { ReviewForm } from '../../features/reviews/review-form.tsx';
import { ReviewGate } from '../../features/reviews/review-gate.tsx';
import type { ReviewGateKind } from '../../features/reviews/review-gate.tsx';
import styles from '../../features/reviews/reviews.module.css';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/write-review-screen.ts';

const SENT = 'merci';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const { product, storeConfig, customerProductReview } = await asked(context, params.slug, request);
  const isSent = new URL(request.url).searchParams.has(SENT);
  const own = customerProductReview?.items.find((review) => review?.product.sku === product.sku);
  const draft = own && mayRewrite(own.status) ? own : null;
  return {
    product: { name: product.name ?? '', slug: params.slug },
    gate: isSent ? ('sent' as const) : gateFor(viewer, storeConfig),
    known: {
      nickname: draft?.nickname ?? nicknameOf(viewer),
      summary: draft?.summary ?? '',
      text: draft?.text ?? '',
      rating: draft ? String(starsOf(draft.average_rating)) : '',
    },
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { values, faults } = readReviewForm(form);
  if (hasFaults(faults)) return notAccepted({ values, faults, refusal: null });
  const { product, productReviewRatingsMetadata: metadata } = await asked(context, params.slug, request);
  const { rating, ...words } = values;
  const ratings = metadata.items.map(({ id, values: known }) => ({
    id,
    value_id: known.find(({ value }) => value === rating)?.value_id ?? '',
  }));
  const recaptchaToken = formText(form, 'recaptchaToken') || null;
  const sent = await orRefusal(
    context.get(backendContext).mutate(CreateProductReviewDocument, {
      input: { sku: product.sku ?? '', ...words, ratings, recaptchaToken },
    }),
  );
  if ('refusal' in sent) return notAccepted({ values, faults, refusal: sent.refusal });
  return redirect(`${paths['product-review'](params.slug)}?${SENT}`);
}

async function asked(context: Readonly<RouterContextProvider>, slug: string, request: Request) {
  const backend = context.get(backendContext);
  const signedIn = context.get(viewerContext).kind === 'signed-in';
  const page = await backend.query(
    WriteReviewPageDocument,
    { urlKey: slug, signedIn },
    { mayFail: ['customerProductReview'] },
  );
  const product = page.products?.items?.[0];
  if (!product?.sku) throw await movedOrNotFound(backend, { url: slug, request, key: 'Page not found' });
  return { ...page, product };
}

type Settings = {
  product_reviews_enabled: string | null;
  allow_guests_to_write_product_reviews: string | null;
} | null;

/** The API decides; this only spares people a form that would be refused. */
function gateFor(viewer: Viewer, settings: Settings): ReviewGateKind | null {
  if (settings?.product_reviews_enabled !== '1') return 'closed';
  if (viewer.kind !== 'signed-in')
    return settings.allow_guests_to_write_product_reviews === '1' ? null : 'sign-in';
  const isStaff = viewer.role === 'Commercial' || viewer.role === 'Manager';
  return isStaff || viewer.representative !== null ? 'not-you' : null;
}

function nicknameOf(viewer: Viewer): string {
  if (viewer.kind !== 'signed-in') return '';
  return [viewer.firstname, viewer.lastname && `${viewer.lastname.charAt(0)}.`].filter(Boolean).join(' ');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [reviewCopy.write, loaderData?.product.name ?? ''], noindex: true });
}

export default function WriteReviewScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { product, gate, known } = loaderData;
  return (
    <Page>
      <Breadcrumbs
        items={[{ label: product.name, to: paths.product(product.slug) }, { label: reviewCopy.write }]}
      />
      <div className={styles.writing}>
        <h1>{reviewCopy.write}</h1>
        <p className={styles.reviewed}>{product.name}</p>
        {gate === null ? (
          <ReviewForm known={known} answer={actionData} />
        ) : (
          <ReviewGate kind={gate} slug={product.slug} />
        )}
      </div>
    </Page>
  );
}

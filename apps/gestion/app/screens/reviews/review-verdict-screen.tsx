import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { JudgeShopReviewDocument, ShopReviewDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { ReasonField } from '../../features/office/forms/reason-field.tsx';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { reviewsCopy as copy } from '../../features/reviews/reviews-copy.ts';
import { ReviewWords } from '../../features/reviews/review-words.tsx';
import type { Route } from './+types/review-verdict-screen';

const ACCEPTED: Readonly<Record<string, boolean>> = { publication: true, refus: false };

function isAccepted(verdict: string): boolean {
  const accepted = Object.hasOwn(ACCEPTED, verdict) ? ACCEPTED[verdict] : undefined;
  if (accepted === undefined) throw data(null, { status: 404 });
  return accepted;
}

const STATES = ['attente', 'publies', 'refuses'] as const;

export async function loader({ params: { id, verdict }, context }: Route.LoaderArgs) {
  const accepted = isAccepted(verdict);
  const { shopReview } = await context.get(backendContext).ask(ShopReviewDocument, { id });
  if (shopReview === null) throw data(null, { status: 404 });
  if (!shopReview.may_judge) throw redirect(paths.review(id));
  return { accepted, review: shopReview, actKey: randomUUID() };
}

export async function action({ request, params: { id, verdict }, context }: Route.ActionArgs) {
  const accepted = isAccepted(verdict);
  const form = await readForm(request);
  const [reason, state] = [formText(form, 'motif'), formText(form, 'lu')];
  const read = STATES.find((one) => one === state);
  if (read === undefined) throw data(null, { status: 400 });
  if (!accepted && reason === '')
    return notAccepted<'motif'>({ values: {}, faults: { motif: copy.missing }, refusal: null });
  const asked = await orRefusal(
    context
      .get(backendContext)
      .ask(JudgeShopReviewDocument, { id, read, accepted, reason: accepted ? null : reason }),
  );
  if ('refusal' in asked && asked.refusal.key === 'REVIEW_JUDGED')
    throw redirect(`${paths.reviews()}?fait=deja`);
  if ('refusal' in asked)
    return notAccepted<'motif'>({ values: { motif: reason }, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.reviews()}?fait=${accepted ? 'publie' : 'refuse'}`);
}

export default function ReviewVerdictScreen({
  loaderData: { accepted, review, actKey },
  actionData,
}: Route.ComponentProps) {
  const words = accepted ? copy.publishing : copy.refusing;
  return (
    <ConfirmPage
      title={words.title}
      says={words.says}
      confirm={accepted ? copy.publish : copy.refuse}
      back={{ to: paths.reviews(), label: copy.keep }}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <ReviewWords review={review} />
      {/* judged from what is read here: whoever was faster is not reversed */}
      <input type="hidden" name="lu" value={review.state} />
      {!accepted && <ReasonField name="motif" label={copy.reason} answer={actionData} />}
    </ConfirmPage>
  );
}

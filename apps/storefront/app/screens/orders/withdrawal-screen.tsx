import { data, useNavigation } from 'react-router';
import { withdrawStep, findWithdrawable } from '../../actions/orders/withdraw.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext, pageContext, viewerContext } from '../../backend/request-context.server.ts';
import { WithdrawalChoice } from '../../features/orders/withdrawal/withdrawal-choice.tsx';
import { withdrawalCopy } from '../../features/orders/withdrawal/withdrawal-copy.ts';
import { WithdrawalDone } from '../../features/orders/withdrawal/withdrawal-done.tsx';
import { WithdrawalFindForm } from '../../features/orders/withdrawal/withdrawal-find-form.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/withdrawal-screen.ts';
import styles from './withdrawal-screen.module.css';

const ORDER_NUMBER = /^[\w-]{1,32}$/;

/** From one's own order the first step is done already. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams.get('order') ?? '';
  const number = ORDER_NUMBER.test(given) ? given : '';
  const viewer = context.get(viewerContext);
  const signedIn = viewer.kind === 'signed-in';
  // The API decides; this only spares a sales representative a form that would be refused.
  const offered = !(signedIn && viewer.representative);
  const begun =
    signedIn && offered && number !== ''
      ? await findWithdrawable(context.get(backendContext), { number, email: '' })
      : undefined;
  return {
    offered,
    begun,
    known: { number, email: signedIn ? viewer.email : '' },
    canonical: context.get(pageContext).origin + paths.withdrawal(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await withdrawStep(context.get(backendContext), await readForm(request));
  const refused = answer.step === 'find' || (answer.step === 'choose' && answer.refusal !== null);
  return data(answer, { status: refused ? 422 : 200 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = withdrawalCopy;
  return pageMeta(matches, { title: [title], description, canonical: loaderData?.canonical });
}

export default function WithdrawalScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  const answer = actionData ?? loaderData.begun;
  if (!loaderData.offered)
    return (
      <Page>
        <Breadcrumbs items={[{ label: withdrawalCopy.title }]} />
        <h1>{withdrawalCopy.title}</h1>
        <p className={styles.intro}>{withdrawalCopy.intro}</p>
        <p>{withdrawalCopy.ownersOnly}</p>
      </Page>
    );
  return (
    <Page>
      <Breadcrumbs items={[{ label: withdrawalCopy.title }]} />
      <h1>{withdrawalCopy.title}</h1>
      {answer?.step !== 'done' && <p className={styles.intro}>{withdrawalCopy.intro}</p>}
      {answer?.step === 'done' && <WithdrawalDone answer={answer} />}
      {answer?.step === 'choose' && <WithdrawalChoice answer={answer} pending={pending} />}
      {(answer === undefined || answer.step === 'find') && (
        <WithdrawalFindForm answer={answer} known={loaderData.known} pending={pending} />
      )}
    </Page>
  );
}

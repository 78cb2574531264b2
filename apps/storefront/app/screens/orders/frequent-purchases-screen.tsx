import RefreshCw from 'lucide-react/icons/refresh-cw';
import { data, useNavigation } from 'react-router';
import { FrequentPurchasesDocument } from '../../../generated/documents.ts';
import { formText, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { conditionsOf } from '../../backend/viewer/conditions.server.ts';
import { addFrequent } from '../../actions/orders/add-frequent.server.ts';
import type { WantedFrequent } from '../../actions/orders/add-frequent.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { frequentCopy as copy } from '../../features/orders/frequent/frequent-copy.ts';
import { BY_ENTER, FrequentForm } from '../../features/orders/frequent/frequent-form.tsx';
import type { FrequentAnswer } from '../../features/orders/frequent/frequent-form.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { typedQuantities } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import type { Route } from './+types/frequent-purchases-screen.ts';
import styles from './frequent-purchases-screen.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { customerFrequentPurchases } = await context
    .get(backendContext)
    .query(FrequentPurchasesDocument, {});
  const articles = customerFrequentPurchases ?? [];
  const skus = articles.map(({ product_sku: sku }) => sku);
  return {
    articles,
    conditions: await conditionsOf(context, skus),
    view: priceViewOf(context),
  };
}

/** One article by its button, or those that are ticked. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const one = formText(form, 'add');
  const ticked = form.getAll('article').flatMap((key) => (typeof key === 'string' ? [key] : []));
  const typed = typedQuantities(form);
  const kept = { typed: Object.fromEntries(typed), ticked };
  const wanted: WantedFrequent =
    formText(form, 'intent') === BY_ENTER
      ? { kind: 'typed', ticked }
      : { kind: 'named', keys: one === '' ? ticked : [one] };
  const asked = await orRefusal(addFrequent(context, wanted, typed));
  if ('refusal' in asked) return answered({ added: 0, refusal: asked.refusal, ...kept });
  if (asked.done === null)
    return answered({ added: 0, refusal: { message: copy.nothing, key: null }, ...kept });
  const { added, refused, cookies } = asked.done;
  const refusal = refused.length === 0 ? null : { message: refused.join(' '), key: null };
  return answered({ added, refusal, ...(refusal ? kept : { typed: {}, ticked: [] }) }, cookies);
}

function answered(answer: FrequentAnswer, cookies: readonly string[] = []) {
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
  return data(answer, { status: answer.refusal === null ? 200 : 422, headers });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [copy.title, accountCopy.title], noindex: true });
}

export default function FrequentPurchasesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  const { articles, conditions, view } = loaderData;
  return (
    <Page>
      <h1>{copy.title}</h1>
      {articles.length === 0 ? (
        <EmptyState
          icon={<RefreshCw aria-hidden="true" size={48} />}
          title={copy.none}
          action={<ButtonLink to={paths.catalogue()}>{copy.browse}</ButtonLink>}
        >
          <p>{copy.noneHelp}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.intro}>{copy.intro}</p>
          <FrequentForm
            articles={articles}
            conditions={conditions}
            view={view}
            answer={actionData}
            pending={pending}
          />
        </>
      )}
      <section className={styles.listing}>
        <h2>{copy.exportTitle}</h2>
        <p>{copy.exportHelp}</p>
        <p>
          <ButtonLink to={paths['customer-purchases-file']()} look="secondary" reloadDocument download>
            {copy.exportFile}
          </ButtonLink>
        </p>
      </section>
    </Page>
  );
}

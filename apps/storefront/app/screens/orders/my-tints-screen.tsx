import { distanceStep } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';
import Palette from 'lucide-react/icons/palette';
import { data, Link, useNavigation } from 'react-router';
import { MyTintsDocument } from '../../../generated/documents.ts';
import { changeTints } from '../../actions/orders/change-tints.server.ts';
import { TINT_DONE } from '../../actions/orders/tints-answer.ts';
import type { TintsAnswer } from '../../actions/orders/tints-answer.ts';
import { testerOffers } from '../../actions/cart/tester-offers.server.ts';
import { paths } from '../../addresses/paths.ts';
import { tintPaths } from '../../addresses/tint-paths.ts';
import { orRefusal } from '../../backend/forms/checked-form.server.ts';
import { readForm } from '../../backend/forms/read-form.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { TesterCredits } from '../../features/cart/credits/tester-credits.tsx';
import { FreeTintActions } from '../../features/catalogue/colour/free-tint-actions.tsx';
import { TintActions } from '../../features/catalogue/colour/tint-actions.tsx';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { AddTintForm } from '../../features/orders/tints/add-tint-form.tsx';
import {
  isSearched,
  readTintSearch,
  tintFilter,
  tintSearchQuery,
  TINTS_PER_PAGE,
} from '../../features/orders/tints/read-tint-search.ts';
import { TintItem } from '../../features/orders/tints/tint-item.tsx';
import { TintSearchForm } from '../../features/orders/tints/tint-search-form.tsx';
import { tintsCopy as copy } from '../../features/orders/tints/tints-copy.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useAnnouncedResult } from '@nuancier/ui/pieces/announcing/use-announced-result.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { useRefusedForm } from '@nuancier/ui/pieces/form/use-refused-form.ts';
import { DoneNote } from '@nuancier/ui/pieces/notices/done-note.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { PageLinks } from '@nuancier/ui/pieces/navigation/page-links.tsx';
import type { Route } from './+types/my-tints-screen.ts';
import styles from './my-tints-screen.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  const search = readTintSearch(parameters);
  const ask = (filter: ReturnType<typeof tintFilter>) =>
    context
      .get(backendContext)
      .query(MyTintsDocument, { search: filter, page: search.page, size: TINTS_PER_PAGE });
  const asked = await orRefusal(ask(tintFilter(search)));
  // The only thing a search can get wrong is a colour that is none: the rest of it still holds.
  const nearUnknown = 'refusal' in asked;
  const {
    customerTints: found,
    testerCredits: credits,
    colourChart,
  } = nearUnknown ? await ask({ ...tintFilter(search), near: null }) : asked.done;
  if (!found) throw new Error('The commerce API gave neither tints nor a reason');
  const charted = new Map(colourChart?.colours.map((colour) => [colour.code, colour]));
  const known = found.items.map(({ code }) => (code ? (charted.get(code) ?? null) : null));
  const testers = await testerOffers(
    context,
    found.items.map(({ code, hex }) => ({ code, hex })),
  );
  return {
    search,
    nearUnknown,
    done: parameters.get('fait'),
    credits,
    view: priceViewOf(context),
    sites: found.sites,
    refs: [...new Set([...found.used_refs, ...found.sites])],
    total: found.total_count,
    tintCount: found.tint_count,
    current: found.page_info.current_page ?? 1,
    pages: found.page_info.total_pages ?? 1,
    tints: found.items.map(({ reorder, ...tint }, at) => ({
      tint,
      outlook: reorder ?? null,
      colour: known[at] ?? null,
      tester: testers[at] ?? null,
      nearness:
        tint.distance === null
          ? null
          : copy.distance(copy.nearness[distanceStep(tint.distance)], tint.distance),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const search = readTintSearch(new URL(request.url).searchParams);
  const back = tintPaths['customer-my-tints']() + tintSearchQuery(search, search.page);
  const answer = await changeTints(context, await readForm(request), back);
  return answer instanceof Response ? answer : data(answer, { status: 422 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [copy.title, accountCopy.title],
    page: loaderData && { current: loaderData.current },
    noindex: true,
  });
}

const DONE: ReadonlyMap<string, string> = new Map([
  [TINT_DONE.add, copy.added],
  [TINT_DONE.note, copy.saved],
  [TINT_DONE.remove, copy.removed],
]);

export default function MyTintsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state === 'submitting';
  const { search, nearUnknown, done, credits, view, sites, refs, total, tintCount, current, pages, tints } =
    loaderData;
  useAnnouncedResult(copy.count(tintCount, total));
  const searched = isSearched(search);
  const told = (done !== null && !actionData && DONE.get(done)) || null;
  const isAdded = done === TINT_DONE.add && total > 0;
  return (
    <Page>
      <h1>{copy.title}</h1>
      <p className={styles.intro}>{copy.intro}</p>
      {!isAdded && <DoneNote text={told} />}
      <Refused answer={actionData} />
      <TesterCredits credits={credits ?? []} view={view} />
      {(total > 0 || searched) && <TintSearchForm search={search} sites={sites} nearUnknown={nearUnknown} />}
      {total === 0 ? (
        <NoTint searched={searched} />
      ) : (
        <>
          {/* Right above the new one; another press brings another note. */}
          {isAdded && <DoneNote key={total} text={told} leads />}
          <p>{copy.count(tintCount, total)}</p>
          <ul className={styles.tints}>
            {tints.map(({ tint, outlook, nearness, colour, tester }) => (
              <TintItem
                key={tint.uid}
                tint={tint}
                outlook={outlook}
                nearness={nearness}
                page={colour ? tintPaths.colour(colour.code) : tintPaths['colour-finder'](tint.hex)}
                answer={actionData}
                pending={pending}
              >
                {colour ? (
                  <TintActions tint={colour} tester={tester} canKeep={false} short />
                ) : (
                  <FreeTintActions tint={{ hex: tint.hex, label: tint.label ?? null }} tester={tester} />
                )}
              </TintItem>
            ))}
          </ul>
          <PageLinks
            label={copy.pages}
            current={current}
            total={pages}
            to={(page) => tintPaths['customer-my-tints']() + tintSearchQuery(search, page)}
          />
        </>
      )}
      <div className={styles.more}>
        {/* Once one is added the form is for another. */}
        <AddTintForm
          key={done === TINT_DONE.add ? total : 0}
          sites={refs}
          answer={actionData}
          pending={pending}
        />
        {total > 0 && (
          <p>
            <ButtonLink
              to={tintPaths['customer-tints-file']() + tintSearchQuery(search, 1)}
              look="secondary"
              reloadDocument
              download
            >
              {copy.exportFile}
            </ButtonLink>
          </p>
        )}
      </div>
    </Page>
  );
}

const TITLES = {
  add: copy.addError,
  note: copy.saveError,
  remove: copy.removeError,
  reorder: copy.reorderError,
} as const;

/** Fields say what is wrong with them; what concerns no field of the page is said above the list. */
function Refused({ answer }: { answer: TintsAnswer | undefined }) {
  const text = TITLES[answer?.kind ?? 'reorder'];
  const title = { text, key: text };
  useRefusedForm(answer, title);
  const isAbove = answer?.kind === 'reorder' || answer?.kind === 'remove';
  if (!isAbove) return null;
  return (
    <>
      <FormRefusal title={title} refusal={answer.refusal} />
      {answer.way && (
        <p>
          <Link to={answer.way}>{copy.seeProduct}</Link>
        </p>
      )}
    </>
  );
}

function NoTint({ searched }: { searched: boolean }) {
  const icon = <Palette aria-hidden="true" size={48} />;
  if (searched) {
    const all = (
      <ButtonLink to={tintPaths['customer-my-tints']()} look="secondary">
        {copy.showAll}
      </ButtonLink>
    );
    return <EmptyState icon={icon} title={copy.noMatch} action={all} />;
  }
  return (
    <EmptyState
      icon={icon}
      title={copy.none}
      action={<ButtonLink to={paths.content('nuancier')}>{copy.browse}</ButtonLink>}
    >
      <p>{copy.noneHelp}</p>
    </EmptyState>
  );
}

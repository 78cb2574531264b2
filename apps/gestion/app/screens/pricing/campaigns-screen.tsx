import { Form, Link, useSearchParams } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CampaignsDocument } from '../../../generated/documents.ts';
import type { CampaignFactsFragment } from '../../../generated/documents.ts';
import { BASE, paths } from '../../addresses/paths.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { CampaignTabs } from '../../features/pricing/campaign-tabs.tsx';
import { campaignsCopy as copy, doneWords } from '../../features/pricing/campaigns-copy.ts';
import { CampaignsTable } from '../../features/pricing/campaigns-table.tsx';
import { PricingPlaces } from '../../features/pricing/pricing-places.tsx';
import { ReducedByFile } from '../../features/pricing/reduced-by-file.tsx';
import styles from '../../features/pricing/pricing.module.css';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import type { Route } from './+types/campaigns-screen';

const PHASES: readonly CampaignFactsFragment['phase'][] = ['brouillon', 'a_venir', 'en_cours', 'terminee'];

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const phase = PHASES.find((known) => known === address.get('etat')) ?? null;
  const query = address.get('q')?.trim() || null;
  const after = address.get('apres')?.trim() || null;
  const { campaigns } = await context.get(backendContext).ask(CampaignsDocument, { phase, query, after });
  const role = context.get(staffContext).person?.role;
  const mayWrite = role !== undefined && scopeOf('saveCampaign', role) !== null;
  const seesImports = role !== undefined && scopeOf('importRuns', role) !== null;
  return { phase, query, after, page: campaigns, mayWrite, seesImports, done: doneWords(address) };
}

export default function CampaignsScreen({
  loaderData: { phase, query, after, page, mayWrite, seesImports, done },
}: Route.ComponentProps) {
  const [address] = useSearchParams();
  const at = (cursor: string | null) => {
    const next = new URLSearchParams(address);
    next.delete('apres');
    next.delete('fait');
    if (cursor !== null) next.set('apres', cursor);
    return `?${next}`;
  };
  const empty = phase === null ? copy.none : copy.empty[phase];
  const nothing = query === null ? empty : copy.noMatch(query);
  const csv = new URLSearchParams({ ...(phase && { phase }), ...(query && { query }) });
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[phase && copy.tabs[phase], typedWords(query)]}
        found={foundWords('campaigns', { count: page.rows.length, more: page.next !== null }, nothing)}
      />
      <div className={styles.screen}>
        <div className={styles.head}>
          <h1>{officeCopy.entries.pricing}</h1>
          {mayWrite && <ButtonLink to={paths.newCampaign()}>{copy.makeNew}</ButtonLink>}
        </div>
        <PricingPlaces current="campaigns" />
        <OutcomeNote done={done} />
        <h2>{copy.title}</h2>
        <CampaignTabs counts={page.counts} current={phase} query={query} />
        {phase !== 'brouillon' && phase !== 'terminee' && (
          <ReducedByFile reduced={page.by_file} seesImports={seesImports} />
        )}
        <Form method="get" className={searchRow.search} role="search">
          {phase !== null && <input type="hidden" name="etat" value={phase} />}
          <Field label={copy.search} hint={copy.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={query ?? ''} />}
          </Field>
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
          {query !== null && (
            <Link to={phase === null ? paths.campaigns() : `?etat=${phase}`} className={styles.link}>
              {copy.clear}
            </Link>
          )}
        </Form>
        {page.rows.length === 0 ? (
          <EmptyState
            title={nothing}
            action={
              query !== null && phase !== null ? (
                <Link to={`?q=${encodeURIComponent(query)}`} className={styles.link}>
                  {copy.searchAll}
                </Link>
              ) : null
            }
          >
            {query === null && phase === null && <p>{copy.noneNext}</p>}
          </EmptyState>
        ) : (
          <CampaignsTable rows={page.rows} />
        )}
        {page.rows.length > 0 && (
          <nav aria-label={copy.pages} className={styles.acts}>
            {after !== null && (
              <Link to={at(null)} className={styles.link}>
                {copy.first}
              </Link>
            )}
            {page.next !== null && (
              <Link to={at(page.next)} className={styles.link}>
                {copy.next}
              </Link>
            )}
            <a href={`${BASE}/fichiers/campagnes.csv?${csv}`} className={styles.link}>
              {listPagesCopy.csv}
            </a>
          </nav>
        )}
      </div>
    </Page>
  );
}

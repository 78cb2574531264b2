import { Link } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { SearchSynonymsDocument } from '../../../generated/documents.ts';
import { listFile, paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { ListSearch } from '../../features/office/forms/list-search.tsx';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { doneWords, ruleText, searchCopy } from '../../features/search/search-copy.ts';
import { SearchFrame } from '../../features/search/search-frame.tsx';
import styles from '../../features/search/search-frame.module.css';
import { mayKeep } from './search-keepers.server.ts';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import type { Route } from './+types/synonyms-screen';

const { synonyms: copy } = searchCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const search = address.get('q')?.trim() || null;
  const { searchSynonyms } = await context.get(backendContext).ask(SearchSynonymsDocument, { search });
  const done = doneWords(copy.done, address);
  return { ...searchSynonyms, mayKeep: mayKeep(context), search, done };
}

export default function SynonymsScreen({
  loaderData: { own, built_in: builtIn, mayKeep, search, done },
}: Route.ComponentProps) {
  const { act, ...told } = copy.columns;
  return (
    <SearchFrame
      title={searchCopy.places.synonyms}
      heading={
        <ListTitle
          of={searchCopy.places.synonyms}
          asked={[typedWords(search)]}
          found={foundWords(
            'synonyms',
            { count: own.length, more: false },
            search === null ? copy.empty : listPagesCopy.noMatch(search),
          )}
        />
      }
      act={mayKeep ? <ButtonLink to={paths.newSynonym()}>{copy.add}</ButtonLink> : null}
    >
      <OutcomeNote done={done} />
      <p>{copy.says(builtIn)}</p>
      {(own.length > 0 || search !== null) && (
        <ListSearch hint={searchCopy.keptHint} search={search} clear={paths.synonyms()} />
      )}
      {own.length === 0 && search !== null && <EmptyState title={listPagesCopy.noMatch(search)} />}
      {own.length === 0 && search === null ? (
        <EmptyState
          title={copy.empty}
          action={<Link to={`${paths.searches()}?onglet=sans-resultat`}>{copy.toWords}</Link>}
        >
          {copy.emptySays}
        </EmptyState>
      ) : (
        own.length > 0 && (
          <CardTable
            caption={copy.caption}
            columns={[
              ...Object.values(told).map((label) => ({ label })),
              ...(mayKeep ? [{ label: act }] : []),
            ]}
            rows={own.map((rule) => ({
              key: String(rule.id),
              cells: [
                <span key="rule" className={styles.stack}>
                  <span>{ruleText(rule)}</span>
                  <small>{rule.leads_to.length === 0 ? copy.sameSays : copy.leadsSays}</small>
                </span>,
                searchCopy.by(rule.author, rule.at),
                ...(mayKeep
                  ? [
                      <span key="acts" className={styles.acts}>
                        <Link
                          to={paths.synonym(rule.id)}
                          className={styles.link}
                          aria-label={copy.changeOf(ruleText(rule))}
                        >
                          {copy.change}
                        </Link>
                        <Link
                          to={paths.synonymRemoval(rule.id)}
                          className={styles.link}
                          aria-label={copy.removeOf(ruleText(rule))}
                        >
                          {copy.remove}
                        </Link>
                      </span>,
                    ]
                  : []),
              ],
            }))}
          />
        )
      )}
      {own.length > 0 && (
        <a href={listFile('synonymes.csv', { search })} className={styles.link} download>
          {listPagesCopy.csv}
        </a>
      )}
    </SearchFrame>
  );
}

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { searchCopy } from '../features/search/copy.ts';
import { RecentList } from '../features/search/suggestions/recent-list.tsx';
import { useRecentSearches } from '../features/search/suggestions/recent-searches.ts';
import { SHORTEST_TERM } from '../features/search/suggestions/suggestion-limits.ts';
import { SuggestionList } from '../features/search/suggestions/suggestion-list.tsx';
import { SuggestionSkeleton } from '../features/search/suggestions/suggestion-skeleton.tsx';
import type { SuggestionState } from '../features/search/suggestions/use-suggestions.ts';
import { useMinimumPending } from '@nuancier/ui/pieces/waiting/use-minimum-pending.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import styles from './search-panel.module.css';

type Props = SuggestionState & {
  /** The field's text. */
  text: string;
  listId: string;
  active: string | null;
  /** Reports whether there is a list for the arrow keys. */
  onList: (shown: boolean) => void;
  onSearch: () => void;
};

/** Below the header's search field: what the typed letters find, or what was searched for before. */
export default function SearchPanel({
  text,
  suggestions,
  waiting,
  failed,
  listId,
  active,
  onList,
  onSearch,
}: Props) {
  const recent = useRecentSearches();
  const typed = text.trim().length >= SHORTEST_TERM;
  const bare = useMinimumPending(typed && !suggestions && !failed);
  const found = suggestions && !bare ? countOf(suggestions) : 0;
  const hasList = typed ? found > 0 : recent.length > 0;
  useEffect(() => {
    onList(hasList);
    return () => onList(false);
  }, [hasList, onList]);

  if (!typed && recent.length === 0) return null;
  const settled = typed && !bare && suggestions?.term === text.trim();
  return (
    <>
      {/* A press on it takes the focus from the field, which closes the panel. */}
      {createPortal(<div className={styles.overlay} />, document.body)}
      <div className={styles.panel} aria-busy={waiting}>
        {!typed && <RecentList id={listId} terms={recent} active={active} />}
        {typed && bare && <SuggestionSkeleton />}
        {typed && !bare && failed && <p className={styles.note}>{searchCopy.failed}</p>}
        {typed && !bare && suggestions?.corrected && (
          <p className={styles.note}>{searchCopy.instead(suggestions.corrected)}</p>
        )}
        {typed && suggestions && found > 0 && (
          <SuggestionList id={listId} suggestions={suggestions} active={active} onSearch={onSearch} />
        )}
        {settled && found === 0 && <p className={styles.note}>{searchCopy.nothing(text.trim())}</p>}
        <VisuallyHidden>
          <span role="status">{settled && searchCopy.found(found)}</span>
        </VisuallyHidden>
      </div>
    </>
  );
}

type Counted = {
  products: readonly unknown[];
  categories: readonly unknown[];
  pages: readonly unknown[];
  references: readonly unknown[];
};

function countOf({ products, categories, pages, references }: Counted): number {
  return products.length + categories.length + pages.length + references.length;
}

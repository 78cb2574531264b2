import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { useSearchField } from '../../features/search/suggestions/use-search-field.ts';
import { useSuggestions } from '../../features/search/suggestions/use-suggestions.ts';
import { frameCopy } from '../../features/site/frame-copy.ts';
import { paths } from '../../addresses/paths.ts';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import styles from './search-form.module.css';

export const SEARCH_ID = 'recherche';

// Not needed before the field is used.
const SearchPanel = lazy(() => import('../../panels/search-panel.tsx'));

/** A plain form to the search page; on phones it is shown on demand. */
export function SearchForm({ shown }: { shown: boolean }) {
  const { pathname, search } = useLocation();
  const term = pathname === paths.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  const place = useRef<HTMLElement>(null);
  // Only when it is asked for: the new field of the next search must not open its panel over the results.
  useEffect(() => {
    if (shown) place.current?.querySelector('input')?.focus();
  }, [shown]);
  return (
    <search ref={place} id={SEARCH_ID} className={styles.search} data-shown={shown}>
      {/* A new term on the address is a new field: what was typed before is gone. */}
      <SearchField key={term} term={term} />
    </search>
  );
}

/** With script a combobox that suggests while one types; without, a field and its button. */
function SearchField({ term }: { term: string }) {
  const place = useRef<HTMLFormElement>(null);
  const field = useSearchField(term, place);
  // Asked for here and not in the panel: what has come is there at once when the panel opens again.
  const found = useSuggestions(field.text, field.open);
  const [hasList, setHasList] = useState(false);
  const listId = useId();
  const suggesting = field.open && hasList;
  const combobox = useHydrated()
    ? ({
        role: 'combobox',
        'aria-expanded': suggesting,
        'aria-controls': suggesting ? listId : undefined,
        'aria-autocomplete': 'list',
        'aria-activedescendant': field.active ?? undefined,
      } as const)
    : {};
  return (
    <Form
      ref={place}
      action={paths.search()}
      className={styles.form}
      onSubmit={field.search}
      onBlur={field.onBlur}
    >
      <div className={styles.field}>
        <input
          {...combobox}
          type="search"
          name="q"
          defaultValue={term}
          aria-label={frameCopy.search}
          placeholder={frameCopy.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          className={styles.input}
          onChange={(event) => field.type(event.target.value)}
          onFocus={field.show}
          onClick={field.show}
          onKeyDown={field.onKeyDown}
        />
        <button className={styles.submit} aria-label={frameCopy.search}>
          <Search aria-hidden="true" size={20} />
        </button>
      </div>
      {field.open && (
        <Suspense>
          <SearchPanel
            {...found}
            text={field.text}
            listId={listId}
            active={field.active}
            onList={setHasList}
            onSearch={field.search}
          />
        </Suspense>
      )}
    </Form>
  );
}

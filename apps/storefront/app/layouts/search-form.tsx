import Search from 'lucide-react/icons/search';
import { Form, useLocation } from 'react-router';
import { frameCopy } from '../features/site/frame-copy.ts';
import { paths } from '../paths.ts';
import { takeFocus } from '../ui/take-focus.ts';
import styles from './search-form.module.css';

export const SEARCH_ID = 'recherche';

/** A plain form to the search page; on phones it is shown on demand. */
export function SearchForm({ shown }: { shown: boolean }) {
  const { pathname, search } = useLocation();
  const term = pathname === paths.search() ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <search id={SEARCH_ID} className={styles['search']} data-shown={shown}>
      <Form action={paths.search()} className={styles['form']}>
        <input
          ref={shown ? takeFocus : undefined}
          // A new term on the address is a new field: what was typed before is gone.
          key={term}
          type="search"
          name="q"
          defaultValue={term}
          aria-label={frameCopy.search}
          placeholder={frameCopy.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          className={styles['input']}
        />
        <button className={styles['submit']} aria-label={frameCopy.search}>
          <Search aria-hidden="true" size={20} />
        </button>
      </Form>
    </search>
  );
}

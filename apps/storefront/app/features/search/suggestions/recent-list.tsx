import History from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { IconButton } from '@nuancier/ui/pieces/buttons/icon-button.tsx';
import { searchCopy } from '../copy.ts';
import styles from './recent-list.module.css';
import { forgetSearch, forgetSearches, rememberSearch } from './recent-searches.ts';
import { SuggestionGroup } from './suggestion-group.tsx';
import { SuggestionOption } from './suggestion-option.tsx';

type Props = { id: string; terms: readonly string[]; active: string | null };

/** Options may not contain buttons, so those that delete are in a column of their own, line by line. */
export function RecentList({ id, terms, active }: Props) {
  return (
    <div className={styles.recent}>
      <div id={id} role="listbox" aria-label={searchCopy.recent} className={styles.terms}>
        <SuggestionGroup title={searchCopy.recent}>
          {terms.map((term, index) => (
            <SuggestionOption
              key={term}
              id={`${id}-recent-${index}`}
              active={`${id}-recent-${index}` === active}
              to={paths.search(term)}
              onChoose={() => rememberSearch(term)}
            >
              <History aria-hidden="true" size={18} className={styles.icon} />
              <span className={styles.term}>{term}</span>
            </SuggestionOption>
          ))}
        </SuggestionGroup>
      </div>
      <ul className={styles.forget}>
        {terms.map((term) => (
          <li key={term}>
            <IconButton
              label={searchCopy.forget(term)}
              icon={<X aria-hidden="true" size={18} />}
              onClick={() => forgetSearch(term)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.all}>
        <Button look="quiet" size="small" onClick={forgetSearches}>
          {searchCopy.forgetAll}
        </Button>
      </div>
    </div>
  );
}

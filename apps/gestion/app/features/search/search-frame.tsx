import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { paths } from '../../addresses/paths.ts';
import { officeCopy } from '../office/office-copy.ts';
import tabStyles from '../office/tabs.module.css';
import { searchCopy as copy } from './search-copy.ts';
import styles from './search-frame.module.css';

/** The three parts of the search, one of them open. */
export function SearchFrame({
  title,
  act,
  heading,
  children,
}: {
  title: string;
  act?: ReactNode;
  /** of a list that is narrowed, its own title */
  heading?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page>
      {heading ?? <title>{`${title} – ${officeCopy.name}`}</title>}
      <div className={styles.frame}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {act}
        </div>
        <nav aria-label={copy.placesLabel}>
          <ul className={tabStyles.tabs}>
            <li>
              <NavLink to={paths.searches()} end>
                {copy.places.words}
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.synonyms()}>{copy.places.synonyms}</NavLink>
            </li>
            <li>
              <NavLink to={paths.pins()}>{copy.places.pins}</NavLink>
            </li>
          </ul>
        </nav>
        {children}
      </div>
    </Page>
  );
}

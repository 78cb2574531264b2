import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { paths } from '../../addresses/paths.ts';
import { officeCopy } from '../office/office-copy.ts';
import tabStyles from '../office/tabs.module.css';
import { importsCopy } from './imports-copy.ts';
import styles from './imports-frame.module.css';

const PLACES = {
  runs: paths.imports(),
  keys: paths.integrationKeys(),
  webhooks: paths.webhooks(),
  jobs: paths.shopJobs(),
};

export type ImportsTab = keyof typeof PLACES;

type Props = {
  title: string;
  /** those that open to the one who looks */
  tabs: readonly ImportsTab[];
  current: ImportsTab;
  act?: ReactNode;
  /** of a list that is narrowed, its own title */
  heading?: ReactNode;
  children: ReactNode;
};

export function ImportsFrame({ title, tabs, current, act, heading, children }: Props) {
  return (
    <Page>
      {heading ?? <title>{`${title} – ${officeCopy.name}`}</title>}
      <div className={styles.frame}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {act}
        </div>
        {tabs.length > 1 && (
          <nav aria-label={importsCopy.tabsLabel}>
            <ul className={tabStyles.tabs}>
              {tabs.map((tab) => (
                <li key={tab}>
                  <Link to={PLACES[tab]} aria-current={tab === current ? 'page' : undefined}>
                    {importsCopy.tabs[tab]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children}
      </div>
    </Page>
  );
}

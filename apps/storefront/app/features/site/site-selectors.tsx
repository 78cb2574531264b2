import type { SiteChoice } from '@nuancier/domain/site/site-choices.ts';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { frameCopy } from './frame-copy.ts';

import styles from './site-selectors.module.css';

const labels = { store: frameCopy.site, currency: frameCopy.currency } satisfies Record<
  SiteChoice['name'],
  string
>;

/** Currency and site. A choice changes everything on the page, so the whole page is asked for again. */
export function SiteSelectors({ choices }: { choices: readonly SiteChoice[] }) {
  return choices.map((choice) => <SiteSelector key={choice.name} choice={choice} />);
}

function SiteSelector({ choice }: { choice: SiteChoice }) {
  const id = useId();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  return (
    <form method="post" action={CHOICE_ADDRESS} className={styles['selector']}>
      <input type="hidden" name="back" value={pathname + search} />
      <label htmlFor={id}>{labels[choice.name]}</label>
      <select
        id={id}
        name={choice.name}
        defaultValue={choice.current}
        className={styles['select']}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {choice.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {!hydrated && <button className={styles['submit']}>{frameCopy.change}</button>}
    </form>
  );
}

/** Sets the cookies `vsf-store` and `vsf-currency`. */
export const CHOICE_ADDRESS = '/preferences';

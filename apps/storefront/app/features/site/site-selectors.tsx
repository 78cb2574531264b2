import type { SiteChoice } from '@nuancier/domain/site/site-choices.ts';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { frameCopy } from './frame-copy.ts';

import styles from './site-selectors.module.css';

const labels = { store: frameCopy.site, currency: frameCopy.currency } satisfies Record<
  SiteChoice['name'],
  string
>;

/**
 * Currency and site. A choice changes the whole page, so it is reloaded, and only by its button: moving through a
 * list by arrow keys is not a choice yet.
 */
export function SiteSelectors({ choices }: { choices: readonly SiteChoice[] }) {
  return choices.map((choice) => <SiteSelector key={choice.name} choice={choice} />);
}

function SiteSelector({ choice }: { choice: SiteChoice }) {
  const id = useId();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={CHOICE_ADDRESS} className={styles.selector}>
      <input type="hidden" name="back" value={pathname + search} />
      <label htmlFor={id}>{labels[choice.name]}</label>
      <select id={id} name={choice.name} defaultValue={choice.current} className={styles.select}>
        {choice.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <button className={styles.submit} aria-label={frameCopy.changeOf(labels[choice.name])}>
        {frameCopy.change}
      </button>
    </form>
  );
}

/** Sets the cookies `vsf-store` and `vsf-currency`. */
export const CHOICE_ADDRESS = '/preferences';

import { useId } from 'react';
import type { ReactNode } from 'react';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import styles from './choice-group.module.css';

type Props = {
  /** Its anchor: where one is led who wants to buy before having decided. */
  place: string;
  title: string;
  invitation: string;
  chosen: string | null;
  /** What was missing when « Ajouter au panier » was pressed. */
  missing: string | null;
  children: ReactNode;
};

/** One decision: its name, what has been decided, and the options. */
export function ChoiceGroup({ place, title, invitation, chosen, missing, children }: Props) {
  const id = useId();
  return (
    <section
      id={place}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={missing === null ? undefined : `${id}-missing`}
      className={styles.group}
      data-missing={missing === null ? undefined : ''}
    >
      <h2 id={id} className={styles.title}>
        {title}
        {'\u00a0: '}
        <span className={chosen ? styles.chosen : styles.invitation}>{chosen ?? invitation}</span>
      </h2>
      {missing !== null && <ErrorMessage id={`${id}-missing`}>{missing}</ErrorMessage>}
      {children}
    </section>
  );
}

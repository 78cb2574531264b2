import type { ReactNode } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';
import type { FormRefused } from './form-answer.ts';
import styles from './form-refusal.module.css';

type Props = {
  title: { text: string; key: string };
  refusal: FormRefused | null | undefined;
  /** A field of the form shows it: with script this box is not needed, the notice is enough. */
  shownByField?: boolean;
  /** What to do about it, under the words. */
  children?: ReactNode;
};

/** A refusal where it happened. Without script it is also the only notice there is. */
export function FormRefusal({ title, refusal, shownByField = false, children }: Props) {
  const hydrated = useHydrated();
  if (!refusal || (hydrated && shownByField)) return null;
  return (
    <div role={hydrated ? undefined : 'alert'} className={styles.refusal}>
      <strong data-message-key={title.key}>{title.text}</strong>
      <p data-message-key={refusal.key ?? undefined}>{refusal.message}</p>
      {children}
    </div>
  );
}

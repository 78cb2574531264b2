import { useHydrated } from '../../ui/use-hydrated.ts';
import type { FormRefused } from './form-answer.ts';
import styles from './form-refusal.module.css';

type Props = {
  title: { text: string; key: string };
  refusal: FormRefused | null | undefined;
};

/** The notice of a refusal for those without script; with script it is a notice like all others. */
export function FormRefusal({ title, refusal }: Props) {
  const hydrated = useHydrated();
  if (!refusal || hydrated) return null;
  return (
    <div role="alert" className={styles['refusal']}>
      <strong data-message-key={title.key}>{title.text}</strong>
      <p data-message-key={refusal.key ?? undefined}>{refusal.message}</p>
    </div>
  );
}

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { paths } from '../../../addresses/paths.ts';
import { PAPERS } from '../print/print-address.ts';
import { choiceCopy as copy } from './choice-copy.ts';
import type { Choice } from './use-choice.ts';
import styles from './choice.module.css';

type Props = { choice: Choice; shown: readonly string[]; list: string; children: ReactNode };

/** A list whose rows are chosen, and what is done with those that are. `data-choice`: where the keys `x` and `p` look. `list`: its search, to come back to. */
export function ChoiceForm({
  choice: { chosen, isFull, replace, comeBack, drop },
  shown,
  list,
  children,
}: Props) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const adopt = useEffectEvent(() => {
    const early = form.current?.querySelectorAll<HTMLInputElement>('tbody input:checked') ?? [];
    comeBack([...early].map(({ value }) => value));
  });
  // What was ticked before the script ran is in the boxes alone.
  useLayoutEffect(() => adopt(), []);
  const clear = () => {
    replace([]);
    // The bar goes, and the button with it.
    form.current?.querySelector<HTMLElement>('tbody th a')?.focus({ preventScroll: true });
  };
  const elsewhere = chosen.filter((number) => !shown.includes(number));
  return (
    <Form ref={form} action={paths.printingSeveral()} className={styles.form} onSubmit={drop} data-choice>
      <input type="hidden" name="liste" value={list} />
      {elsewhere.map((number) => (
        <input key={number} type="hidden" name="numero" value={number} />
      ))}
      {children}
      <div role="group" aria-label={copy.bar} className={styles.bar} data-any={elsewhere.length > 0}>
        <p>
          <strong>{hydrated ? copy.count(chosen.length) : copy.uncounted}</strong>
          {elsewhere.length > 0 && `, ${copy.elsewhere(elsewhere.length)}`}
        </p>
        {PAPERS.map((papers, nth) => (
          <Button
            key={papers}
            type="submit"
            name="papiers"
            value={papers}
            look={nth === 0 ? 'primary' : 'secondary'}
          >
            {copy.papers[papers]}
          </Button>
        ))}
        <Button type={hydrated ? 'button' : 'reset'} look="quiet" onClick={clear}>
          {copy.clear}
        </Button>
        {isFull && <p className={styles.full}>{copy.full}</p>}
      </div>
    </Form>
  );
}

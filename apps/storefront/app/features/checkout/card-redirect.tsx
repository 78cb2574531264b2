import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './card-redirect.module.css';
import { paymentStepCopy as copy } from './copy.ts';
import type { CardPage } from './payment-answer.ts';

/** On to the bank: by itself with script, by the button without. */
export function CardRedirect({ page }: { page: CardPage }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.submit();
  }, []);
  return (
    <form ref={form} method="post" action={page.url} className={styles['form']}>
      <p role="status">{copy.cardRedirect}</p>
      {page.fields.map((field) => (
        <input key={field.name} type="hidden" name={field.name} value={field.value} />
      ))}
      <Button type="submit">{copy.goToBank}</Button>
    </form>
  );
}

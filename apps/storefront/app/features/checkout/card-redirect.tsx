import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './card-redirect.module.css';
import { paymentStepCopy as copy } from './copy.ts';
import type { CardPage } from './payment-answer.ts';

/** On to the bank: by itself with script, by the button without. */
export function CardRedirect({ page }: { page: CardPage | null }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (page !== null) form.current?.submit();
  }, [page]);
  if (page === null) return <ButtonLink to={paths.cart()}>{copy.seeCart}</ButtonLink>;
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

import { useEffect, useRef } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { thanksCopy as copy } from '../copy.ts';
import type { CardPage } from '../../../actions/checkout/payment-answer.ts';
import { TO_BANK } from '../../../actions/checkout/placing.ts';

type Props = { page: CardPage; isOnTheWay: boolean };

/** On to the bank: by itself the first time with script, by the button otherwise. */
export function CardRedirect({ page, isOnTheWay }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isOnTheWay) return;
    // Going back to this page must not redirect again.
    const here = new URL(window.location.href);
    here.searchParams.delete(TO_BANK);
    window.history.replaceState(window.history.state, '', here);
    form.current?.submit();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is shown
  }, []);
  return (
    <form ref={form} method="post" action={page.url}>
      {page.fields.map((field) => (
        <input key={field.name} type="hidden" name={field.name} value={field.value} />
      ))}
      <Button type="submit">{isOnTheWay ? copy.goToBank : copy.payAgain}</Button>
    </form>
  );
}

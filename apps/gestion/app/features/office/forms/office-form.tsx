import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { OPENED_BY } from '../../../backend/kept-form/opened-by.ts';
import { NotSentNote } from '../network/not-sent-note.tsx';
import { useNetworkFirst } from '../network/use-network-first.ts';
import { useOpenedBy } from './use-opened-by.ts';

/**
 * What writes in the back office: it carries who opened it, is done in nobody else's name, and stays where it is while
 * the network is away. A form with `onSubmit` has its own way of being sent.
 */
export function OfficeForm({ children, ...form }: Omit<ComponentProps<typeof Form>, 'method'>) {
  const openedBy = useOpenedBy();
  const { isLost, onSubmit } = useNetworkFirst();
  return (
    <>
      <Form onSubmit={onSubmit} {...form} method="post">
        {openedBy !== null && <input type="hidden" name={OPENED_BY} value={openedBy} />}
        {children}
      </Form>
      {isLost && <NotSentNote />}
    </>
  );
}

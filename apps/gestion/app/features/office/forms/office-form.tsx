import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { OPENED_BY } from '../../../backend/kept-form/opened-by.ts';
import { useOpenedBy } from './use-opened-by.ts';

/** What writes in the back office: it carries who opened it, and is done in nobody else's name. */
export function OfficeForm({ children, ...form }: Omit<ComponentProps<typeof Form>, 'method'>) {
  const openedBy = useOpenedBy();
  return (
    <Form {...form} method="post">
      {openedBy !== null && <input type="hidden" name={OPENED_BY} value={openedBy} />}
      {children}
    </Form>
  );
}

import type { RefAttributes } from 'react';
import { Form as RouterForm } from 'react-router';
import type { FormProps } from 'react-router';
import { FormMark } from './form-mark.tsx';

/** The router's form; those that write carry the mark of the account they were shown to. */
export function Form({ children, ...rest }: FormProps & RefAttributes<HTMLFormElement>) {
  return (
    <RouterForm {...rest}>
      {rest.method === 'post' && <FormMark />}
      {children}
    </RouterForm>
  );
}

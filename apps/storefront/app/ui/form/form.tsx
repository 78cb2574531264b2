import type { RefAttributes } from 'react';
import { Form as RouterForm } from 'react-router';
import type { FormProps } from 'react-router';
import { FormMark } from './form-mark.tsx';

/** The router's form; what writes says for whom it was shown. */
export function Form({ children, ...rest }: FormProps & RefAttributes<HTMLFormElement>) {
  return (
    <RouterForm {...rest}>
      {rest.method === 'post' && <FormMark />}
      {children}
    </RouterForm>
  );
}

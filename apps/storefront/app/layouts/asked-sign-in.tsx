import { Form } from 'react-router';
import { signInCopy } from '../features/customers/sign-in-copy.ts';
import { SignInForm } from '../features/customers/sessions/sign-in-form.tsx';
import { paths } from '../addresses/paths.ts';

/** The sign-in panel for those without script: above the page, and it leads to what was asked for. */
export function AskedSignIn({ page, className }: { page: string; className: string | undefined }) {
  return (
    <section className={className} aria-labelledby="asked-sign-in">
      <h2 id="asked-sign-in">{signInCopy.title}</h2>
      <p>{signInCopy.askedPage}</p>
      <SignInForm form={Form} action={paths['sign-in']()} answer={undefined} back={page} pending={false} />
    </section>
  );
}

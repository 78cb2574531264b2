import LogOut from 'lucide-react/icons/log-out';
import { paths } from '../../../addresses/paths.ts';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { signInCopy } from '../sign-in-copy.ts';

/** A form and not a link: nothing that only reads may end a session. */
export function SignOutForm({ className }: { className: string | undefined }) {
  return (
    <Form method="post" action={paths['sign-out']()}>
      <button className={className}>
        <LogOut aria-hidden="true" size={20} />
        {signInCopy.signOut}
      </button>
    </Form>
  );
}

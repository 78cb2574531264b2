import CircleCheck from 'lucide-react/icons/circle-check';
import { passwordCopy } from '../../../features/customers/passwords/password-copy.ts';
import { signInCopy } from '../../../features/customers/sign-in-copy.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/entered-password-screen.ts';

export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [passwordCopy.enteredTitle], noindex: true });
}

export default function EnteredPasswordScreen() {
  return (
    <Page>
      <h1>{passwordCopy.enteredTitle}</h1>
      <EmptyState
        icon={<CircleCheck aria-hidden="true" size={48} />}
        title={passwordCopy.enteredText}
        action={<ButtonLink to={paths['sign-in']()}>{signInCopy.submit}</ButtonLink>}
      />
    </Page>
  );
}

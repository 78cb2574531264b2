import MailCheck from 'lucide-react/icons/mail-check';
import { Link } from 'react-router';
import { passwordCopy } from '../../../features/customers/passwords/password-copy.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/reset-forgotten-password-screen.ts';

export function loader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [passwordCopy.sentTitle], noindex: true });
}

export default function ResetForgottenPasswordScreen() {
  return (
    <Page>
      <h1>{passwordCopy.sentTitle}</h1>
      <EmptyState
        icon={<MailCheck aria-hidden="true" size={48} />}
        title={passwordCopy.sentText}
        action={<ButtonLink to={paths['sign-in']()}>{passwordCopy.backToSignIn}</ButtonLink>}
      >
        <p>{passwordCopy.sentHelp}</p>
        <p>
          <Link to={paths['forgotten-password']()}>{passwordCopy.sentAgain}</Link>
        </p>
      </EmptyState>
    </Page>
  );
}

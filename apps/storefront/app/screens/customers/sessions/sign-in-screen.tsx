import { Form, useNavigation } from 'react-router';
import { cameFrom } from '../../../backend/pages/came-from.server.ts';
import { pageContext } from '../../../backend/request-context.server.ts';
import { signIn } from '../../../actions/customers/sign-in.server.ts';
import { signInCopy } from '../../../features/customers/sign-in-copy.ts';
import { SignInForm } from '../../../features/customers/sessions/sign-in-form.tsx';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/sign-in-screen.ts';
import styles from './sign-in-screen.module.css';

export function loader({ request, context }: Route.LoaderArgs) {
  return { back: cameFrom(request, context.get(pageContext).origin) };
}

export function action({ request, context }: Route.ActionArgs) {
  return signIn(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [signInCopy.title], description: signInCopy.description, noindex: true });
}

/** The login modal as a page, without script and for direct links. */
export default function SignInScreen({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().formAction === paths['sign-in']();
  return (
    <Page>
      <Breadcrumbs items={[{ label: signInCopy.title }]} />
      <h1>{signInCopy.title}</h1>
      <Card className={styles.card}>
        <SignInForm
          form={Form}
          action={paths['sign-in']()}
          answer={actionData}
          back={loaderData.back}
          pending={pending}
        />
        <div className={styles.other}>
          <p>{signInCopy.noAccount}</p>
          <ButtonLink to={paths['customer-acces-espace-pro'](loaderData.back)} look="secondary" wide>
            {signInCopy.create}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}

import { Form, useNavigation } from 'react-router';
import { cameFrom } from '../../../backend/pages/came-from.server.ts';
import { pageContext } from '../../../backend/request-context.server.ts';
import { signIn } from '../../../actions/customers/sign-in.server.ts';
import { CreateAccount } from '../../../features/customers/registration/create-account.tsx';
import { signInCopy } from '../../../features/customers/sign-in-copy.ts';
import { SignInForm } from '../../../features/customers/sessions/sign-in-form.tsx';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/pro-access-screen.ts';
import styles from './pro-access-screen.module.css';

export function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext);
  const path = paths['customer-acces-espace-pro']();
  return { back: cameFrom(request, origin), canonical: origin + path };
}

export function action({ request, context }: Route.ActionArgs) {
  return signIn(request, context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [signInCopy.proTitle],
    description: signInCopy.proIntro,
    canonical: loaderData?.canonical,
  });
}

/** To come in on the left, to become a customer on the right. */
export default function ProAccessScreen({ loaderData, actionData }: Route.ComponentProps) {
  const path = paths['customer-acces-espace-pro']();
  const pending = useNavigation().formAction === path;
  return (
    <Page>
      <Breadcrumbs items={[{ label: signInCopy.proTitle }]} />
      <h1>{signInCopy.proTitle}</h1>
      <p className={styles.intro}>{signInCopy.proIntro}</p>
      <div className={styles.ways}>
        <Card>
          <h2>{signInCopy.proSignIn}</h2>
          <SignInForm
            form={Form}
            action={path}
            answer={actionData}
            back={loaderData.back}
            pending={pending}
          />
        </Card>
        <Card>
          <h2>{signInCopy.create}</h2>
          <CreateAccount back={loaderData.back} />
        </Card>
      </div>
    </Page>
  );
}

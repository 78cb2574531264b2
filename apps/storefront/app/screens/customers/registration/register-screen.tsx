import { Form, Link, useNavigation } from 'react-router';
import { RegistrationRulesDocument } from '../../../../generated/documents.ts';
import { backPath } from '../../../backend/pages/came-from.server.ts';
import { findCompany } from '../../../actions/customers/find-company.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { register } from '../../../actions/customers/register.server.ts';
import { backendContext } from '../../../backend/request-context.server.ts';
import { verifyClientCode } from '../../../actions/customers/verify-client-code.server.ts';
import { ClientCodeForm } from '../../../features/customers/registration/client-code-form.tsx';
import { CompanyFound } from '../../../features/customers/registration/company-found.tsx';
import { companyLine } from '../../../actions/customers/found-company.ts';
import {
  kindOfWay,
  registrationCopy as copy,
  registrationWays,
} from '../../../features/customers/registration/registration-copy.ts';
import { RegistrationForm } from '../../../features/customers/registration/registration-form.tsx';
import { RegistrationWays } from '../../../features/customers/registration/registration-ways.tsx';
import { SiretForm } from '../../../features/customers/registration/siret-form.tsx';
import { signInCopy } from '../../../features/customers/sign-in-copy.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/register-screen.ts';
import styles from './register-screen.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const { searchParams } = new URL(request.url);
  const kind = kindOfWay(searchParams.get('profil'));
  const siret = kind === 'siret' ? searchParams.get('siret') : null;
  const [{ storeConfig }, lookup] = await Promise.all([
    backend.query(RegistrationRulesDocument, {}),
    siret === null ? null : findCompany(backend, siret),
  ]);
  const back = backPath(searchParams.get('back'));
  return { kind, lookup, back, conditionsVersion: storeConfig?.cgv_version ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get('intent') === 'client-code') return verifyClientCode(form, context.get(backendContext));
  const { searchParams } = new URL(request.url);
  const kind = kindOfWay(searchParams.get('profil'));
  return register(form, { kind, back: backPath(searchParams.get('back')) }, context);
}

export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const way = registrationWays.find(({ kind }) => kind === loaderData?.kind);
  const title = way ? [way.label, copy.title] : [copy.title];
  return pageMeta(matches, { title, description: copy.description, noindex: true });
}

/** One step at a time: who the company is, then everything else. */
export default function RegisterScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, lookup, back, conditionsVersion } = loaderData;
  const pending = useNavigation().state !== 'idle';
  const refused = actionData?.kind === 'register' ? actionData.answer : undefined;
  const verified = actionData?.kind === 'verified' ? actionData.known : undefined;
  const found = lookup?.company && !lookup.company.is_already_used ? lookup.company : null;
  const known = verified ?? {
    siret: found?.siret ?? '',
    company_name: found?.company_name ?? '',
    street: found?.address ?? '',
    postcode: found?.post_code ?? '',
    city: found?.city_name ?? '',
  };
  const details = refused ?? verified ?? found ?? (kind === 'prospect' || kind === 'private');
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: signInCopy.proTitle, to: paths['customer-acces-espace-pro'](back) },
          { label: copy.title },
        ]}
      />
      <h1>{copy.title}</h1>
      <RegistrationWays current={kind} back={back} />
      <Card className={styles.step}>
        {!details && (
          <>
            <h2>{kind === 'siret' ? copy.siretTitle : copy.clientCodeTitle}</h2>
            {kind === 'siret' ? (
              <SiretForm form={Form} lookup={lookup} back={back} pending={pending} />
            ) : (
              <ClientCodeForm
                form={Form}
                action={paths.register('code-client', back)}
                answer={actionData?.kind === 'client-code' ? actionData.answer : undefined}
                pending={pending}
              />
            )}
          </>
        )}
        {found && !refused && (
          <div className={styles.found}>
            <CompanyFound>{copy.found(found.company_name, companyLine(found))}</CompanyFound>
            <Link to={paths.register(undefined, back)}>{copy.notMine}</Link>
          </div>
        )}
        {details && (
          <RegistrationForm
            key={`${kind}-${known.siret ?? ''}`}
            kind={kind}
            known={known}
            conditionsVersion={conditionsVersion}
            answer={refused}
            back={back}
            pending={pending}
          />
        )}
      </Card>
    </Page>
  );
}

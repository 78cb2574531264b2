import { contactReasons, reasonMeant } from '@nuancier/domain/customers/forms/contact-form.ts';
import { redirect, useNavigation } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { ContactPageDocument, SendContactEmailDocument } from '../../../../generated/documents.ts';
import { hasFaults, notAccepted, orRefusal } from '../../../backend/forms/checked-form.server.ts';
import { readForm } from '../../../backend/forms/read-form.server.ts';
import { backendContext, pageContext, sessionContext } from '../../../backend/request-context.server.ts';
import { contactCopy } from '../../../features/customers/contact/contact-copy.ts';
import { ContactFields } from '../../../features/customers/contact/contact-fields.tsx';
import form from '@nuancier/ui/pieces/form/form.module.css';
import { readContactForm } from '../../../features/customers/contact/read-contact-form.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/contact-screen.ts';
import styles from './contact-screen.module.css';

/** Also the data of the contact panel, which asks this address when it opens. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { reasons, customer } = await asked(context);
  const motif = new URL(request.url).searchParams.get('motif') ?? '';
  return {
    reasons,
    known: {
      reason: reasonMeant(motif, reasons) ?? '',
      name: [customer?.firstname, customer?.lastname].filter(Boolean).join(' '),
      email: customer?.email ?? '',
    },
    canonical: context.get(pageContext).origin + paths.contact(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { reasons } = await asked(context);
  const { values, faults } = readContactForm(await readForm(request), reasons);
  if (hasFaults(faults)) return notAccepted({ values, faults, refusal: null });
  const { message, reason, ...given } = values;
  // When the reasons could not be loaded none is sent, and the API uses its default.
  const rest = reasons.length === 0 ? given : { ...given, reason };
  const input = { ...rest, comment: message };
  const sent = await orRefusal(context.get(backendContext).mutate(SendContactEmailDocument, { input }));
  if ('refusal' in sent) return notAccepted({ values, faults, refusal: sent.refusal });
  return redirect(paths.contactConfirmation());
}

/** With script, faults are shown before anything is sent. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const data = await request.clone().formData();
  const { values, faults } = readContactForm(data, [String(data.get('reason'))]);
  return Object.keys(faults).length > 0 ? { values, faults, refusal: null } : serverAction();
}

async function asked(context: Readonly<RouterContextProvider>) {
  const signedIn = context.get(sessionContext).customerToken !== null;
  const { storeConfig, customer } = await context
    .get(backendContext)
    .query(ContactPageDocument, { signedIn }, { mayFail: ['customer', 'storeConfig'] });
  return { reasons: contactReasons(storeConfig?.contact_general_reason ?? ''), customer };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = contactCopy;
  return pageMeta(matches, { title: [title], description, canonical: loaderData?.canonical });
}

export default function ContactScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { reasons, known } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <Page>
      <Breadcrumbs items={[{ label: contactCopy.title }]} />
      <h1>{contactCopy.title}</h1>
      <div className={styles.page}>
        <div className={styles.letter}>
          <p>{contactCopy.intro}</p>
          <Form method="post" noValidate className={form.form}>
            <ContactFields reasons={reasons} known={known} answer={actionData} busy={busy} />
          </Form>
        </div>
        <Card className={styles.aside}>
          <h2>{contactCopy.stores}</h2>
          <p>{contactCopy.storesText}</p>
          <ButtonLink look="secondary" to={paths.stores()}>
            {contactCopy.storesLink}
          </ButtonLink>
        </Card>
      </div>
    </Page>
  );
}

import { randomUUID } from 'node:crypto';
import { Link } from 'react-router';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { EnterAsCustomerDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { customerCopy } from '../../features/customers/customer-copy.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { customerFor } from './customer-of.server.ts';
import styles from './enter-as-screen.module.css';
import type { Route } from './+types/enter-as-screen';

const { enter: copy } = customerCopy;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { name, enters_as: representative } = await customerFor(context, id, 'enterAsCustomer');
  return { id, name, representative: representative ?? '', actKey: randomUUID() };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const reason = formText(await readForm(request), 'motif');
  if (reason === '')
    return notAccepted<'motif'>({ values: {}, faults: { motif: copy.missing }, refusal: null });
  const asked = await orRefusal(context.get(backendContext).ask(EnterAsCustomerDocument, { id, reason }));
  if ('refusal' in asked)
    return notAccepted<'motif'>({ values: { motif: reason }, faults: {}, refusal: asked.refusal });
  return { entering: asked.done.enterAsCustomer };
}

export default function EnterAsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, representative, actKey } = loaderData;
  const back = { to: paths.customer(id), label: customerCopy.keep };
  if (actionData && 'entering' in actionData) {
    const { path, representative: who } = actionData.entering;
    return (
      <Page>
        <title>{`${copy.title(name)} – ${officeCopy.name}`}</title>
        <Card className={styles.entering}>
          <h1>{copy.title(name)}</h1>
          <p role="status">{copy.ready(who)}</p>
          <a href={path} className={styles.open} target="_blank" rel="noreferrer">
            {copy.open}
          </a>
          <Link to={back.to} className={styles.open}>
            {customerCopy.backToPerson}
          </Link>
        </Card>
      </Page>
    );
  }
  return (
    <ConfirmPage
      title={copy.title(name)}
      says={copy.says(representative)}
      confirm={copy.confirm}
      back={back}
      actKey={actKey}
      refusal={actionData?.refusal}
    >
      <TextField name="motif" label={copy.reason} maxLength={250} answer={actionData} />
    </ConfirmPage>
  );
}

import { randomUUID } from 'node:crypto';
import { data, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextArea } from '@nuancier/ui/pieces/field/text-area.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import {
  AnswerMessageDocument,
  SettleMessageDocument,
  ShopMessageDocument,
  TakeMessageDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { Facts } from '../../features/customers/facts.tsx';
import { fileMoment } from '../../features/customers/file/file-dates.ts';
import { messagesCopy as copy } from '../../features/customers/messages-copy.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { PhoneText } from '../../features/office/telephone/phone-text.tsx';
import styles from './message-screen.module.css';
import type { Route } from './+types/message-screen';

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { shopMessage } = await context.get(backendContext).ask(ShopMessageDocument, { id });
  if (shopMessage === null) throw data(null, { status: 404 });
  const done = new URL(request.url).searchParams.get('fait') === 'pris' ? copy.done.pris : null;
  return { message: shopMessage, actKey: randomUUID(), done };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = formText(form, 'reponse');
  const intent = formText(form, 'intent');
  if (intent === 'answer' && text === '')
    return notAccepted<'reponse'>({ values: {}, faults: { reponse: copy.missing }, refusal: null });
  const asked = await orRefusal(acted(context.get(backendContext), id, { intent, text, form }));
  if ('refusal' in asked)
    return notAccepted<'reponse'>({ values: { reponse: text }, faults: {}, refusal: asked.refusal });
  throw redirect(asked.done);
}

/** Where one goes from there. */
async function acted(
  { ask }: Backend,
  id: string,
  { intent, text, form }: { intent: string; text: string; form: FormData },
): Promise<string> {
  const options = { idempotencyKey: formText(form, 'cle') || randomUUID() };
  switch (intent) {
    case 'answer':
      await ask(AnswerMessageDocument, { id, text }, options);
      return `${paths.messages()}?fait=repondu`;
    case 'settle':
      await ask(SettleMessageDocument, { id }, options);
      return `${paths.messages()}?fait=traite`;
    default:
      await ask(TakeMessageDocument, { id }, options);
      return `${paths.message(id)}?fait=pris`;
  }
}

export default function MessageScreen({
  loaderData: { message, actKey, done },
  actionData,
}: Route.ComponentProps) {
  const title = `${message.reason}\u00A0: ${message.name}`;
  const follower = message.is_mine ? copy.mine : (message.assigned_to ?? copy.nobody);
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <div className={styles.message}>
        <Link to={paths.messages()} className={styles.link}>
          {copy.back}
        </Link>
        <h1>{title}</h1>
        <OutcomeNote done={done} leads />
        <FormRefusal title={officeCopy.refused} refusal={actionData?.refusal} />
        <Card>
          <Facts
            facts={[
              [copy.from, message.name],
              [copy.email, <EmailText key="mail" address={message.email} />],
              [
                copy.telephone,
                message.telephone && (
                  <a key="tel" href={`tel:${message.telephone}`}>
                    <PhoneText digits={message.telephone} />
                  </a>
                ),
              ],
              [copy.received, fileMoment(message.at)],
              [copy.store, message.store ?? copy.shop],
              [
                copy.assigned,
                message.settled_at === null
                  ? follower
                  : copy.settled(message.settled_by ?? '', fileMoment(message.settled_at)),
              ],
            ]}
          />
        </Card>
        <h2>{copy.written}</h2>
        <p className={styles.words}>{message.message}</p>
        {message.customer_id !== null && (
          <Link to={paths.customer(message.customer_id)} className={styles.link}>
            {copy.file}
          </Link>
        )}
        {message.customer_id !== null && !message.is_verified && <p>{copy.unverified}</p>}
        {message.answer !== null && (
          <>
            <h2>{copy.answered}</h2>
            <p className={styles.words}>{message.answer}</p>
          </>
        )}
        {message.may.includes('takeMessage') && (
          <OfficeForm>
            <input type="hidden" name="cle" value={actKey} />
            <Button type="submit" name="intent" value="take" look="secondary">
              {copy.take}
            </Button>
          </OfficeForm>
        )}
        {message.may.includes('answerMessage') && (
          <OfficeForm noValidate className={styles.answer}>
            <input type="hidden" name="cle" value={actKey} />
            <Field
              label={copy.answer}
              hint={copy.answerHint(message.email)}
              error={actionData?.faults.reponse}
            >
              {(control) => (
                <TextArea {...control} name="reponse" rows={8} defaultValue={actionData?.values.reponse} />
              )}
            </Field>
            <Button type="submit" name="intent" value="answer">
              {copy.send}
            </Button>
          </OfficeForm>
        )}
        {message.may.includes('settleMessage') && (
          <OfficeForm className={styles.answer}>
            <input type="hidden" name="cle" value={actKey} />
            <p>{copy.settleHint}</p>
            <Button type="submit" name="intent" value="settle" look="quiet">
              {copy.settle}
            </Button>
          </OfficeForm>
        )}
      </div>
    </Page>
  );
}

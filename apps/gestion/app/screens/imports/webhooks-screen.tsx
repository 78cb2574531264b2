import { Link } from 'react-router';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { CreateWebhookDocument, WebhooksDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { ImportsFrame } from '../../features/imports/imports-frame.tsx';
import { mayDo, tabsOf } from '../../features/imports/imports-tabs.ts';
import { PASSWORD_FIELD, PasswordAgain } from '../../features/imports/password-again.tsx';
import { ShownOnce } from '../../features/imports/shown-once.tsx';
import { systemsCopy } from '../../features/imports/systems-copy.ts';
import styles from '../../features/imports/imports-frame.module.css';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import type { Route } from './+types/webhooks-screen';

const { webhooks: copy } = systemsCopy;
const COLUMNS = Object.values(copy.columns).map((label) => ({ label }));
type Name = 'nom' | 'adresse' | 'evenements';

export async function loader({ context }: Route.LoaderArgs) {
  const role = context.get(staffContext).person?.role;
  const { webhooks } = await context.get(backendContext).ask(WebhooksDocument, {});
  return { ...webhooks, mayChange: mayDo(role, 'createWebhook'), tabs: tabsOf(role) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const [nom, adresse] = [formText(form, 'nom'), formText(form, 'adresse')];
  const types = form.getAll('evenement').filter((type) => typeof type === 'string');
  const asked = await orRefusal(
    context.get(backendContext).ask(CreateWebhookDocument, {
      name: nom,
      url: adresse,
      types: types.length === 0 ? null : types,
      password: formText(form, PASSWORD_FIELD),
    }),
  );
  if ('refusal' in asked) {
    const values = { nom, adresse, evenements: types.join(' ') };
    return notAccepted<Name>({ values, faults: {}, refusal: asked.refusal });
  }
  return { secret: asked.done.createWebhook.secret };
}

export default function WebhooksScreen({
  loaderData: { webhooks, types, mayChange, tabs },
  actionData,
}: Route.ComponentProps) {
  const secret = actionData && 'secret' in actionData ? actionData.secret : null;
  const answer = actionData && 'values' in actionData ? actionData : undefined;
  const chosen = answer?.values.evenements?.split(' ') ?? [];
  return (
    <ImportsFrame title={copy.title} tabs={tabs} current="webhooks">
      <FormRefusal title={systemsCopy.refused} refusal={answer?.refusal} />
      {secret !== null && <ShownOnce says={copy.made} secret={secret} />}
      <p>{copy.says}</p>
      {webhooks.length === 0 ? (
        <EmptyState title={copy.empty} />
      ) : (
        <CardTable
          caption={copy.title}
          columns={COLUMNS}
          rows={webhooks.map((one) => ({
            key: String(one.id),
            cells: [
              <span key="name" className={styles.stack}>
                <Link to={paths.webhook(one.id)} className={styles.link}>
                  {one.name}
                </Link>
                <small className={styles.code}>{one.url}</small>
              </span>,
              one.types?.join(', ') ?? copy.every,
              one.stopped_at === null ? (
                <Badge key="state" look="success">
                  {copy.called}
                </Badge>
              ) : (
                <Badge key="state" look="danger">
                  {copy.stopped}
                </Badge>
              ),
              one.missed.toLocaleString('fr-FR'),
            ],
          }))}
        />
      )}
      {mayChange && (
        <Card className={styles.form}>
          <h2>{copy.create}</h2>
          <OfficeForm noValidate className={styles.form}>
            <TextField name="nom" label={copy.name} answer={answer} />
            <TextField name="adresse" type="url" label={copy.url} hint={copy.urlHint} answer={answer} />
            <fieldset className={styles.scopes}>
              <legend>{copy.types}</legend>
              {types.map(({ name, says }) => (
                <Checkbox
                  key={name}
                  name="evenement"
                  value={name}
                  defaultChecked={chosen.includes(name)}
                  label={copy.type(name, says)}
                />
              ))}
            </fieldset>
            <PasswordAgain />
            <Button type="submit">{copy.make}</Button>
          </OfficeForm>
        </Card>
      )}
    </ImportsFrame>
  );
}

import { data } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import {
  CreateIntegrationKeyDocument,
  IntegrationKeysDocument,
  RotateIntegrationKeyDocument,
} from '../../../generated/documents.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { ImportsFrame } from '../../features/imports/imports-frame.tsx';
import { mayDo, tabsOf } from '../../features/imports/imports-tabs.ts';
import { KeysTable } from '../../features/imports/keys-table.tsx';
import { PASSWORD_FIELD, PasswordAgain } from '../../features/imports/password-again.tsx';
import { ShownOnce } from '../../features/imports/shown-once.tsx';
import { systemsCopy } from '../../features/imports/systems-copy.ts';
import styles from '../../features/imports/imports-frame.module.css';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import type { Route } from './+types/keys-screen';

const { keys: copy } = systemsCopy;
const USUAL_DAYS = '365';

export async function loader({ request, context }: Route.LoaderArgs) {
  const role = context.get(staffContext).person?.role;
  const { integrationKeys } = await context.get(backendContext).ask(IntegrationKeysDocument, {});
  const isRevoked = new URL(request.url).searchParams.get('fait') === 'retiree';
  return {
    ...integrationKeys,
    mayChange: mayDo(role, 'createIntegrationKey'),
    tabs: tabsOf(role),
    done: isRevoked ? copy.revoked : null,
  };
}

/** A new key is in the answer to its form and nowhere else: no address leads to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { ask } = context.get(backendContext);
  const id = Number(formText(form, 'cle'));
  switch (formText(form, 'intent')) {
    case 'creer':
      return create(form, ask);
    case 'remplacer': {
      const asked = await orRefusal(
        ask(RotateIntegrationKeyDocument, { id, password: formText(form, PASSWORD_FIELD) }),
      );
      if ('refusal' in asked) return notAccepted<Name>({ values: {}, faults: {}, refusal: asked.refusal });
      return { made: { key: asked.done.rotateIntegrationKey.key, more: copy.rotated } };
    }
    default:
      throw data(null, { status: 400 });
  }
}

type Name = 'nom' | 'jours' | 'droits';

async function create(form: FormData, ask: Backend['ask']) {
  const [nom, jours] = [formText(form, 'nom'), formText(form, 'jours')];
  const scopes = form.getAll('droit').filter((scope) => typeof scope === 'string');
  const values = { nom, jours, droits: scopes.join(' ') };
  const password = formText(form, PASSWORD_FIELD);
  if (!/^\d{1,4}$/.test(jours))
    return notAccepted<Name>({ values, faults: { jours: copy.badDays }, refusal: null });
  const asked = await orRefusal(
    ask(CreateIntegrationKeyDocument, { name: nom, scopes, days: Number(jours), password }),
  );
  if ('refusal' in asked) return notAccepted<Name>({ values, faults: {}, refusal: asked.refusal });
  return { made: { key: asked.done.createIntegrationKey.key, more: null } };
}

export default function KeysScreen({
  loaderData: { keys, scopes, mayChange, tabs, done },
  actionData,
}: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : null;
  const answer = actionData && 'values' in actionData ? actionData : undefined;
  const chosen = answer?.values.droits?.split(' ') ?? [];
  return (
    <ImportsFrame title={copy.title} tabs={tabs} current="keys">
      <OutcomeNote done={done} />
      <FormRefusal title={systemsCopy.refused} refusal={answer?.refusal} />
      {made && <ShownOnce says={copy.made} secret={made.key} more={made.more} />}
      <p>{copy.says}</p>
      {keys.length === 0 ? (
        <EmptyState title={copy.empty} />
      ) : (
        <KeysTable keys={keys} mayChange={mayChange} />
      )}
      {mayChange && (
        <Card className={styles.form}>
          <h2>{copy.create}</h2>
          <OfficeForm noValidate className={styles.form}>
            <TextField name="nom" label={copy.name} hint={copy.nameHint} answer={answer} />
            <fieldset className={styles.scopes}>
              <legend>{copy.scopes}</legend>
              {scopes.map(({ name, says }) => (
                <Checkbox
                  key={name}
                  name="droit"
                  value={name}
                  defaultChecked={chosen.includes(name)}
                  label={`${name}\u00A0: ${says}`}
                />
              ))}
            </fieldset>
            <TextField
              name="jours"
              label={copy.days}
              inputMode="numeric"
              defaultValue={USUAL_DAYS}
              answer={answer}
            />
            <PasswordAgain />
            <Button type="submit" name="intent" value="creer">
              {copy.make}
            </Button>
          </OfficeForm>
        </Card>
      )}
    </ImportsFrame>
  );
}

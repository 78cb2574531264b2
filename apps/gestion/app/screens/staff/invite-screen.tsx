import { Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TextField } from '@nuancier/ui/pieces/form/text-field.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { InviteStaffDocument, TeamChoicesDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { PlaceFields } from '../../features/staff/place-fields.tsx';
import { readPlace } from '../../features/staff/read-place.ts';
import type { PlaceField } from '../../features/staff/read-place.ts';
import { rolesToGive } from '../../features/staff/team-reach.ts';
import { teamCopy } from '../../features/staff/team-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import styles from './team-screen.module.css';
import type { Route } from './+types/invite-screen';

const { form: copy } = teamCopy;
const NEEDED = ['email', 'prenom', 'nom'] as const;
type Name = (typeof NEEDED)[number] | PlaceField;

export async function loader({ context }: Route.LoaderArgs) {
  const { person } = context.get(staffContext);
  const roles = person ? rolesToGive(person) : [];
  if (roles.length === 0) throw redirect(paths.team());
  const { teamChoices } = await context.get(backendContext).ask(TeamChoicesDocument, {});
  return { roles, stores: person?.stores ?? [], choices: teamChoices };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: (typeof NEEDED)[number]) => formText(form, name);
  const read = readPlace(form);
  const { place } = read;
  const values = { ...read.values, ...Object.fromEntries(NEEDED.map((name) => [name, text(name)])) };
  const missing = NEEDED.filter((name) => text(name) === '').map((name) => [name, copy.missing]);
  const faults = { ...read.faults, ...Object.fromEntries(missing) };
  if (Object.keys(faults).length > 0 || place === null)
    return notAccepted<Name>({ values, faults, refusal: null });
  const input = { email: text('email'), firstname: text('prenom'), lastname: text('nom'), place };
  const asked = await orRefusal(context.get(backendContext).ask(InviteStaffDocument, { input }));
  if ('refusal' in asked) return notAccepted<Name>({ values, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.team()}?fait=invitee`);
}

export default function InviteScreen({
  loaderData: { roles, stores, choices },
  actionData,
}: Route.ComponentProps) {
  const known = {
    role: 'preparateur' as const,
    stores: stores.map(({ code }) => code),
    representative: '',
  };
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <Card className={styles.form}>
        <h1>{copy.title}</h1>
        <p>{copy.says}</p>
        <FormRefusal title={teamCopy.refused} refusal={actionData?.refusal} />
        <OfficeForm noValidate className={styles.form}>
          <TextField name="email" type="email" label={copy.email} answer={actionData} />
          <TextField name="prenom" label={copy.firstname} answer={actionData} />
          <TextField name="nom" label={copy.lastname} answer={actionData} />
          <PlaceFields known={known} roles={roles} choices={choices} answer={actionData} />
          <Button type="submit">{copy.send}</Button>
        </OfficeForm>
        <Link to={paths.team()}>{copy.keep}</Link>
      </Card>
    </Page>
  );
}

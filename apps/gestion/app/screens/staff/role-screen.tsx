import { data, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ChangeStaffRoleDocument, TeamChoicesDocument, TeamDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { PlaceFields } from '../../features/staff/place-fields.tsx';
import { readPlace } from '../../features/staff/read-place.ts';
import type { PlaceField } from '../../features/staff/read-place.ts';
import { mayPlaceMember, rolesToGive } from '../../features/staff/team-reach.ts';
import { teamCopy } from '../../features/staff/team-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import styles from './team-screen.module.css';
import type { Route } from './+types/role-screen';

const { place: copy } = teamCopy;

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { person } = context.get(staffContext);
  const search = new URL(request.url).searchParams.get('adresse');
  const { team } = await context.get(backendContext).ask(TeamDocument, { search, after: null });
  const member = team.items.find((one) => one.id === id);
  if (member === undefined) throw data(null, { status: 404 });
  if (!person || !mayPlaceMember(person, member)) throw redirect(paths.team());
  const { teamChoices } = await context.get(backendContext).ask(TeamChoicesDocument, {});
  return { member, roles: rolesToGive(person), choices: teamChoices };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { place, values, faults } = readPlace(form);
  const read = formText(form, 'lu');
  if (place === null) throw data(null, { status: 400 });
  if (Object.keys(faults).length > 0) return notAccepted<PlaceField>({ values, faults, refusal: null });
  const asked = await orRefusal(
    context.get(backendContext).ask(ChangeStaffRoleDocument, { id, read, place }),
  );
  if ('done' in asked) throw redirect(`${paths.team()}?fait=placee`);
  return notAccepted<PlaceField>({ values, faults: {}, refusal: asked.refusal });
}

export default function RoleScreen({
  loaderData: { member, roles, choices },
  actionData,
}: Route.ComponentProps) {
  const title = copy.title(`${member.firstname} ${member.lastname}`);
  const known = {
    role: member.role,
    stores: member.stores.map(({ code }) => code),
    representative: member.representative ?? '',
  };
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <Card className={styles.form}>
        <h1>{title}</h1>
        <p>{copy.says}</p>
        <FormRefusal title={teamCopy.refused} refusal={actionData?.refusal} />
        <OfficeForm noValidate className={styles.form}>
          <input type="hidden" name="lu" value={member.place_read} />
          <PlaceFields known={known} roles={roles} choices={choices} answer={actionData} />
          <Button type="submit">{copy.send}</Button>
        </OfficeForm>
        <Link to={paths.team()}>{teamCopy.form.keep}</Link>
      </Card>
    </Page>
  );
}

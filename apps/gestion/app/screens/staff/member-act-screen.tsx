import { data, redirect } from 'react-router';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import {
  DisableStaffDocument,
  ResetStaffFactorDocument,
  TeamDocument,
  UnlinkStaffDirectoryDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import type { Backend } from '../../backend/backend.server.ts';
import { notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import { mayPlaceMember } from '../../features/staff/team-reach.ts';
import { teamCopy } from '../../features/staff/team-copy.ts';
import type { Route } from './+types/member-act-screen';

type Act = {
  right: 'disableStaff' | 'resetStaffFactor' | 'unlinkStaffDirectory';
  of: (ask: Backend['ask'], id: string) => Promise<unknown>;
  copy: (typeof teamCopy.confirm)[keyof typeof teamCopy.confirm];
  done: keyof typeof teamCopy.done;
};

/** What ends somebody's sessions is said before it is done. */
const ACTS: Readonly<Record<string, Act>> = {
  fermeture: {
    right: 'disableStaff',
    of: (ask, id) => ask(DisableStaffDocument, { id }),
    copy: teamCopy.confirm.disable,
    done: 'fermee',
  },
  'second-facteur': {
    right: 'resetStaffFactor',
    of: (ask, id) => ask(ResetStaffFactorDocument, { id }),
    copy: teamCopy.confirm.factor,
    done: 'facteur',
  },
  annuaire: {
    right: 'unlinkStaffDirectory',
    of: (ask, id) => ask(UnlinkStaffDirectoryDocument, { id }),
    copy: teamCopy.confirm.directory,
    done: 'delie',
  },
};

function actOf(name: string): Act {
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (act === undefined) throw data(null, { status: 404 });
  return act;
}

export async function loader({ request, params: { id, act }, context }: Route.LoaderArgs) {
  const { person } = context.get(staffContext);
  if (!person || scopeOf(actOf(act).right, person.role) === null) throw redirect(paths.team());
  const search = new URL(request.url).searchParams.get('adresse');
  const { team } = await context.get(backendContext).ask(TeamDocument, { search, after: null });
  const member = team.items.find((one) => one.id === id);
  if (member === undefined) throw data(null, { status: 404 });
  if (!mayPlaceMember(person, member)) throw redirect(paths.team());
  return { name: `${member.firstname} ${member.lastname}` };
}

export async function action({ request, params: { id, act }, context }: Route.ActionArgs) {
  await readForm(request);
  const { of, done } = actOf(act);
  const asked = await orRefusal(of(context.get(backendContext).ask, id));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.team()}?fait=${done}`);
}

export default function MemberActScreen({
  loaderData: { name },
  params: { act },
  actionData,
}: Route.ComponentProps) {
  const { copy } = actOf(act);
  return (
    <ConfirmPage
      title={copy.title(name)}
      says={copy.says}
      confirm={copy.press}
      back={{ to: paths.team(), label: teamCopy.form.keep }}
      refusal={actionData?.refusal}
    />
  );
}

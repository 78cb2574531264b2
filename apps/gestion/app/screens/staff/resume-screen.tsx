// A session had ended, or was somebody else's, when a form was sent: what was typed waits here for its author.
import { data, redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { StaffDirectoryDocument, StaffSignOutDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { whoAsks } from '../../backend/admission.server.ts';
import { formText, orRefusal, readWholeForm, wayBack } from '../../backend/forms.server.ts';
import { keptOf, parseKept, serialiseKept } from '../../backend/kept-form/kept-form.ts';
import type { KeptForm } from '../../backend/kept-form/kept-form.ts';
import { openerOf } from '../../backend/kept-form/opened-by.ts';
import type { Opener } from '../../backend/kept-form/opened-by.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { LookAgainForm } from '../../features/staff/resume/look-again-form.tsx';
import { othersCopy } from '../../features/staff/resume/others-copy.ts';
import { LEAVE, OthersForm } from '../../features/staff/resume/others-form.tsx';
import { ResumeDoor } from '../../features/staff/resume/resume-door.tsx';
import type { AtTheDoor } from '../../features/staff/resume/resume-door.tsx';
import { resumeCopy as copy } from '../../features/staff/resume/resume-copy.ts';
import { enterByPassword, proveByCode } from './entering.server.ts';
import type { Route } from './+types/resume-screen';

type Context = Readonly<RouterContextProvider>;
type Resumed =
  | { kind: 'ready'; kept: KeptForm }
  | { kind: 'others'; kept: KeptForm; opener: string; person: string }
  | ({ kind: 'door' } & AtTheDoor);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staffDirectory } = await context.get(backendContext).ask(StaffDirectoryDocument, {});
  const back = wayBack(new URL(request.url).searchParams.get('vers'));
  return { directory: staffDirectory?.label ?? null, back };
}

/** First the form that was on its way, then the steps of the way in. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readWholeForm(request);
  const asked = new URL(request.url).searchParams;
  if (asked.has('vers')) {
    const to = wayBack(asked.get('vers'));
    const opener = openerOf(form);
    const owner = opener?.id ?? context.get(pageContext).lastPerson;
    const kept = to === null || owner === null ? null : keptOf({ to, owner }, form);
    return (
      (kept && opener && (await othersForm(context, kept, opener))) || resumed(context, kept, to, undefined)
    );
  }
  const kept = parseKept(formText(form, 'garde'));
  const to = wayBack(kept?.to ?? formText(form, 'retour'));
  const answer = await stepOf(form, context);
  return resumed(context, kept && to !== null ? { ...kept, to } : null, to, answer);
}

/** Sent in this browser by somebody who is in, and is not who opened it; null for anybody else. */
async function othersForm(context: Context, kept: KeptForm, opener: Opener) {
  const { standing, person } = await whoAsks(context);
  if (standing !== 'signed_in' || person == null || person.id === opener.id) return null;
  const others: Resumed = {
    kind: 'others',
    kept,
    opener: opener.name,
    person: `${person.firstname} ${person.lastname}`,
  };
  return data(others, { status: 409 });
}

async function stepOf(form: FormData, context: Context): Promise<AtTheDoor['answer']> {
  const step = formText(form, 'etape');
  if (step === LEAVE) await orRefusal(context.get(backendContext).ask(StaffSignOutDocument, {}));
  if (step !== 'mot-de-passe' && step !== 'code') return undefined;
  const backend = context.get(backendContext);
  const became = await (step === 'code' ? proveByCode(form, backend) : enterByPassword(form, backend));
  return 'answer' in became ? became.answer : undefined;
}

/** Whoever else signs in sees none of it, not even on the way. */
async function resumed(
  context: Context,
  kept: KeptForm | null,
  back: string | null,
  answer: AtTheDoor['answer'],
) {
  const { standing, person } = await whoAsks(context);
  const isOthers = kept !== null && person != null && person.id !== kept.owner;
  if (standing === 'signed_in') {
    if (kept === null || isOthers) throw redirect(paths.home(isOthers ? null : back));
    return data<Resumed>({ kind: 'ready', kept });
  }
  const own = isOthers ? null : kept;
  return data<Resumed>(
    {
      kind: 'door',
      standing,
      kept: own && serialiseKept(own),
      isWhole: own?.isWhole ?? true,
      back: isOthers ? null : back,
      answer,
    },
    { status: answer === undefined ? 401 : 422 },
  );
}

export default function ResumeScreen({ loaderData: { directory, back }, actionData }: Route.ComponentProps) {
  const isReady = actionData?.kind === 'ready';
  if (actionData?.kind === 'others')
    return (
      <>
        <title>{`${othersCopy.title} – ${officeCopy.name}`}</title>
        <OthersForm {...actionData} />
      </>
    );
  return (
    <>
      <title>{`${isReady ? copy.readyTitle : copy.title} – ${officeCopy.name}`}</title>
      {isReady ? (
        <LookAgainForm kept={actionData.kept} />
      ) : (
        <ResumeDoor
          directory={directory}
          {...(actionData ?? {
            standing: 'signed_out' as const,
            kept: null,
            isWhole: true,
            back,
            answer: undefined,
          })}
        />
      )}
    </>
  );
}

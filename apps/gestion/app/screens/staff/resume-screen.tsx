// A session had ended when a form was sent: what was typed waits here for its author.
import { data, redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { StaffDirectoryDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { whoAsks } from '../../backend/admission.server.ts';
import { formText, readForm, wayBack } from '../../backend/forms.server.ts';
import { keptOf, parseKept, serialiseKept } from '../../backend/kept-form/kept-form.ts';
import type { KeptForm } from '../../backend/kept-form/kept-form.ts';
import { backendContext, pageContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { LookAgainForm } from '../../features/staff/resume/look-again-form.tsx';
import { ResumeDoor } from '../../features/staff/resume/resume-door.tsx';
import type { AtTheDoor } from '../../features/staff/resume/resume-door.tsx';
import { resumeCopy as copy } from '../../features/staff/resume/resume-copy.ts';
import { enterByPassword, proveByCode } from './entering.server.ts';
import type { Route } from './+types/resume-screen';

type Context = Readonly<RouterContextProvider>;
type Resumed = { kind: 'ready'; kept: KeptForm } | ({ kind: 'door' } & AtTheDoor);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staffDirectory } = await context.get(backendContext).ask(StaffDirectoryDocument, {});
  const back = wayBack(new URL(request.url).searchParams.get('vers'));
  return { directory: staffDirectory?.label ?? null, back };
}

/** First the form that was on its way, then the steps of the way in. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const asked = new URL(request.url).searchParams;
  if (asked.has('vers')) {
    const to = wayBack(asked.get('vers'));
    const owner = context.get(pageContext).lastPerson;
    return resumed(
      context,
      to === null || owner === null ? null : keptOf({ to, owner }, form),
      to,
      undefined,
    );
  }
  const kept = parseKept(formText(form, 'garde'));
  const to = wayBack(kept?.to ?? formText(form, 'retour'));
  const answer = await stepOf(form, context);
  return resumed(context, kept && to !== null ? { ...kept, to } : null, to, answer);
}

async function stepOf(form: FormData, context: Context): Promise<AtTheDoor['answer']> {
  const step = formText(form, 'etape');
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

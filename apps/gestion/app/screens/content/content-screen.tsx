import { Link, redirect } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { contentCopy as copy } from '../../features/content/content-copy.ts';
import { ContentDesk } from '../../features/content/content-desk.tsx';
import { HeldNote } from '../../features/content/held-note.tsx';
import { VersionsTable } from '../../features/content/versions-table.tsx';
import { atItsField } from '../../features/office/forms/at-its-field.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { factsKey } from '../../features/office/unsaved/facts-key.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { actOnContent, typedContent } from './act-on-content.server.ts';
import type { ContentField } from './act-on-content.server.ts';
import { contentOf, kindOf, mayEdit } from './content-of.server.ts';
import styles from './content-screen.module.css';
import type { Route } from './+types/content-screen';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.get('fait');
  return {
    item: await contentOf(context, params),
    mayChange: mayEdit(context),
    done: Object.entries(copy.done).find(([name]) => name === done)?.[1] ?? null,
  };
}

/** A text that was refused comes back with the answer: who holds it now is read with it. */
export function shouldRevalidate({
  actionStatus,
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return (actionStatus === 422 && formData?.has('titre') === true) || defaultShouldRevalidate;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const item = { kind: kindOf(params.kind), identifier: params.identifier };
  const form = await readForm(request);
  const values = typedContent(form);
  const asked = await orRefusal(actOnContent(context.get(backendContext), item, form));
  if ('refusal' in asked) return notAccepted<ContentField>({ values, ...atItsField(asked.refusal) });
  const acted = asked.done;
  if ('faults' in acted) return notAccepted<ContentField>({ values, faults: acted.faults, refusal: null });
  if (acted.leads === 'preview') throw redirect(paths.contentPreview(item.kind, item.identifier));
  const isGone = acted.done === 'abandonne';
  const exists = !isGone || (await contentOf(context, params).catch(() => null)) !== null;
  throw redirect(
    `${exists ? paths.content(item.kind, item.identifier) : paths.contents()}?fait=${acted.done}`,
  );
}

export default function ContentScreen({
  loaderData: { item, mayChange, done },
  actionData,
}: Route.ComponentProps) {
  const { kind, identifier, fields, state, draft_by: by, draft_at: at } = item;
  const name = fields.title || identifier;
  const held = mayChange && item.held?.is_own === false ? item.held : null;
  const mayWrite = mayChange && (held === null || actionData !== undefined);
  return (
    <Page>
      <title>{`${name} – ${officeCopy.name}`}</title>
      <div className={styles.content}>
        <Link to={paths.contents()} className={styles.back}>
          {copy.back}
        </Link>
        <div className={styles.head}>
          <h1>{name}</h1>
          <Badge look={state === 'published' ? 'success' : 'neutral'}>{copy.states[state]}</Badge>
        </div>
        <OutcomeNote done={done} />
        {!mayWrite && <FormRefusal title={copy.refused} refusal={actionData?.refusal} />}
        {by !== null && at !== null && <p>{copy.draftNote(by, formatMoment(new Date(at)))}</p>}
        {held !== null && (
          <HeldNote
            hold={held}
            preview={paths.contentPreview(kind, identifier)}
            isTyping={actionData !== undefined}
          />
        )}
        {mayWrite && (
          <ContentDesk key={factsKey(fields)} item={item} answer={actionData} isHeld={held !== null} />
        )}
        {!mayChange && (
          <Link to={paths.contentPreview(kind, identifier)} className={styles.back}>
            {copy.preview}
          </Link>
        )}
        <h2>{copy.versions.title}</h2>
        <VersionsTable item={item} mayChange={mayChange} />
      </div>
    </Page>
  );
}

import { data, Form, Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { ContentVersionAskedDocument, RestoreContentVersionDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { notAccepted, orRefusal } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { compared } from '../../features/content/compared.ts';
import { contentCopy } from '../../features/content/content-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { contentOf, kindOf, mayEdit } from './content-of.server.ts';
import styles from './content-version-screen.module.css';
import type { Route } from './+types/content-version-screen';

const { versions: copy } = contentCopy;

const LOOKS = { added: styles.added, removed: styles.removed } as const;
const NUMBER = /^\d{1,6}$/;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const item = await contentOf(context, params);
  const numbers = item.versions.map(({ version }) => version);
  const wanted = numberOf(params.version);
  const asked = new URL(request.url).searchParams.get('avec') ?? '';
  const before = numbers.filter((number) => number < wanted).toSorted((a, b) => b - a)[0] ?? null;
  const against = NUMBER.test(asked) ? Number(asked) : before;
  // Compared with itself a version tells nothing.
  const other = against === wanted ? null : against;
  const { ask } = context.get(backendContext);
  const of = (version: number) =>
    ask(ContentVersionAskedDocument, { kind: item.kind, identifier: item.identifier, version });
  const [one, two] = await Promise.all([of(wanted), other === null ? null : of(other)]);
  const [text, beside] = [one.contentVersion?.fields.content, two?.contentVersion?.fields.content];
  if (text === undefined || (two !== null && beside === undefined)) throw data(null, { status: 404 });
  return {
    item,
    numbers,
    wanted,
    other,
    parts: compared(beside ?? text, text),
    mayRestore: mayEdit(context) && numbers[0] !== wanted,
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const item = { kind: kindOf(params.kind), identifier: params.identifier };
  const version = numberOf(params.version);
  const { ask } = context.get(backendContext);
  const asked = await orRefusal(ask(RestoreContentVersionDocument, { ...item, version }));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.content(item.kind, item.identifier)}?fait=retablie`);
}

function numberOf(text: string): number {
  if (!NUMBER.test(text)) throw data(null, { status: 404 });
  return Number(text);
}

export default function ContentVersionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { item, numbers, wanted, other, parts, mayRestore } = loaderData;
  const title = other === null ? copy.number(wanted) : copy.compareTitle(wanted, other);
  const others = numbers.filter((number) => number !== wanted);
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <div className={styles.version}>
        <Link to={paths.content(item.kind, item.identifier)} className={styles.back}>
          {contentCopy.toItem}
        </Link>
        <h1>{title}</h1>
        <FormRefusal title={contentCopy.refused} refusal={actionData?.refusal} />
        {others.length === 0 ? (
          <p>{copy.onlyOne}</p>
        ) : (
          <Form method="get" className={styles.row}>
            <Field label={copy.ofBefore}>
              {(control) => (
                <Select
                  {...control}
                  name="avec"
                  defaultValue={String(other ?? others[0])}
                  options={others.map((number) => ({ value: String(number), label: copy.number(number) }))}
                />
              )}
            </Field>
            <Button type="submit" look="secondary">
              {copy.compare}
            </Button>
          </Form>
        )}
        {parts === null && <p>{copy.tooDifferent}</p>}
        {other !== null && parts?.every(({ kind }) => kind === 'same') && <p>{copy.same}</p>}
        <p className={styles.text}>
          {parts?.map(({ kind, text }, nth) => {
            if (kind === 'same') return text;
            const Mark = kind === 'added' ? 'ins' : 'del';
            return (
              // Parts have no names but their places.
              <Mark key={nth} className={LOOKS[kind]}>
                <VisuallyHidden>{`${copy[kind]} `}</VisuallyHidden>
                {text}
              </Mark>
            );
          })}
        </p>
        {mayRestore && (
          <Form method="post" className={styles.row}>
            <p>{copy.restoreSays(wanted)}</p>
            <Button type="submit">{copy.restore}</Button>
          </Form>
        )}
      </div>
    </Page>
  );
}

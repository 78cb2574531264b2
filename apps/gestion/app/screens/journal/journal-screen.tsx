import { Form, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { JournalDocument, JournalEventsDocument } from '../../../generated/documents.ts';
import { BASE, paths } from '../../addresses/paths.ts';
import { orRefusal } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { journalCopy as copy } from '../../features/journal/journal-copy.ts';
import { JournalTable } from '../../features/journal/journal-table.tsx';
import { endFault } from '../../features/office/forms/end-fault.ts';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import styles from './journal-screen.module.css';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, periodWords, typedWords } from '../../features/office/list-title/list-words.ts';
import type { Route } from './+types/journal-screen';

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const text = (name: string) => address.get(name)?.trim() || null;
  const asked = {
    person: text('qui'),
    event: text('quoi'),
    about: text('objet'),
    since: text('du'),
    until: text('au'),
  };
  const { ask } = context.get(backendContext);
  const { journalEvents: events } = await ask(JournalEventsDocument, {});
  const found = await orRefusal(ask(JournalDocument, { ...asked, after: text('apres') }));
  return 'done' in found
    ? { asked, events, page: found.done.journal, refusal: null }
    : { asked, events, page: { entries: [], next: null }, refusal: found.refusal };
}

export default function JournalScreen({
  loaderData: { asked, page, events, refusal },
}: Route.ComponentProps) {
  const isSearch = Object.values(asked).some((value) => value !== null);
  const { person, event, about, since, until } = asked;
  const more = queryOf({ qui: person, quoi: event, objet: about, du: since, au: until, apres: page.next });
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[
          typedWords(person),
          events.find(({ code }) => code === event)?.label ?? null,
          typedWords(about),
          periodWords(asked),
        ]}
        found={
          refusal === null
            ? foundWords(
                'entries',
                { count: page.entries.length, more: page.next !== null },
                isSearch ? copy.noMatch : copy.none,
              )
            : ''
        }
      />
      <div className={styles.journal}>
        <h1>{copy.title}</h1>
        <p>{copy.says}</p>
        <Form method="get" role="search" className={styles.search}>
          <Field label={copy.person} hint={copy.personHint}>
            {(control) => <TextInput {...control} name="qui" defaultValue={person ?? ''} />}
          </Field>
          <Field label={copy.event}>
            {(control) => (
              <Select
                {...control}
                name="quoi"
                defaultValue={event ?? ''}
                options={[
                  { value: '', label: copy.allEvents },
                  ...events.map(({ code, label }) => ({ value: code, label })),
                ]}
              />
            )}
          </Field>
          <Field label={copy.about} hint={copy.aboutHint}>
            {(control) => <TextInput {...control} name="objet" defaultValue={about ?? ''} />}
          </Field>
          <Field label={copy.since}>
            {(control) => <TextInput {...control} type="date" name="du" defaultValue={since ?? ''} />}
          </Field>
          <Field label={copy.until} error={endFault(asked)}>
            {(control) => <TextInput {...control} type="date" name="au" defaultValue={until ?? ''} />}
          </Field>
          <Button type="submit" look="secondary">
            {copy.find}
          </Button>
          {isSearch && (
            <Link to={paths.journal()} className={styles.link}>
              {copy.clear}
            </Link>
          )}
          {page.entries.length > 0 && (
            <a href={`${BASE}/fichiers/journal.csv?${queryOf(asked)}`} className={styles.link}>
              {listPagesCopy.csv}
            </a>
          )}
        </Form>
        <FormRefusal title={copy.slow} refusal={refusal} />
        {page.entries.length > 0 && <JournalTable entries={page.entries} />}
        {page.entries.length === 0 && refusal === null && (
          <EmptyState
            title={isSearch ? copy.noMatch : copy.none}
            action={isSearch ? <Link to={paths.journal()}>{copy.clear}</Link> : null}
          />
        )}
        {page.next !== null && (
          <Link to={`?${more}`} className={styles.link}>
            {copy.more}
          </Link>
        )}
      </div>
    </Page>
  );
}

function queryOf(entries: Record<string, string | null>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

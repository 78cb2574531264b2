import { Form, Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import searchRow from '@nuancier/ui/pieces/form/search-row.module.css';
import { FilesInHandDocument, ImportRunsDocument } from '../../../generated/documents.ts';
import type { RunRowFragment } from '../../../generated/documents.ts';
import { listFile, paths } from '../../addresses/paths.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { FilesInHandTable } from '../../features/imports/files-in-hand-table.tsx';
import { importsCopy as copy } from '../../features/imports/imports-copy.ts';
import { ImportsFrame } from '../../features/imports/imports-frame.tsx';
import { mayDo, tabsOf } from '../../features/imports/imports-tabs.ts';
import { RunsTable } from '../../features/imports/runs-table.tsx';
import styles from '../../features/imports/imports-frame.module.css';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, periodWords, typedWords } from '../../features/office/list-title/list-words.ts';
import type { Route } from './+types/imports-screen';

/** What of the results is no result of one file: it fails, and nothing came after it. */
const FAILING = 'echec';
const RESULTS: readonly RunRowFragment['result'][] = ['written', 'refused', 'held'];

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const kind = address.get('genre')?.trim() || null;
  const outcome = RESULTS.find((result) => result === address.get('resultat')) ?? null;
  const failing = address.get('resultat') === FAILING;
  const search = address.get('q')?.trim() || null;
  const [since, until] = [address.get('du') || null, address.get('au') || null];
  const after = /^[1-9]\d{0,8}$/.test(address.get('apres') ?? '') ? Number(address.get('apres')) : null;
  const role = context.get(staffContext).person?.role;
  const { ask } = context.get(backendContext);
  const mayBring = mayDo(role, 'uploadFile');
  const [{ importRuns, fileKinds }, { filesInHand }] = await Promise.all([
    ask(ImportRunsDocument, { kind, outcome, failing, search, since, until, after }),
    mayBring ? ask(FilesInHandDocument, {}) : { filesInHand: [] },
  ]);
  return {
    asked: {
      kind,
      result: failing ? FAILING : outcome,
      outcomeName: failing ? copy.filter.failing : outcome && copy.results[outcome],
      search,
      since,
      until,
      after,
    },
    runs: importRuns,
    kinds: fileKinds,
    // What is written stands among the runs.
    files: filesInHand.filter(({ outcome: told }) => told?.result !== 'written'),
    mayBring,
    tabs: tabsOf(role),
    done: address.get('fait') === 'oublie' ? copy.file.dropped : null,
  };
}

export default function ImportsScreen({
  loaderData: { asked, runs, kinds, files, mayBring, tabs, done },
}: Route.ComponentProps) {
  const { kind, result, search, since, until } = asked;
  const filter = Object.entries({ genre: kind, resultat: result, q: search, du: since, au: until })
    .flatMap(([name, value]) => (value === null ? [] : [`&${name}=${encodeURIComponent(value)}`]))
    .join('');
  const isFiltered = filter !== '';
  return (
    <ImportsFrame
      title={copy.title}
      tabs={tabs}
      current="runs"
      heading={
        <ListTitle
          of={copy.title}
          asked={[
            kinds.find(({ name }) => name === kind)?.title ?? null,
            asked.outcomeName,
            typedWords(search),
            periodWords(asked),
          ]}
          found={foundWords(
            'runs',
            { count: runs.rows.length, more: runs.next !== null },
            isFiltered ? copy.noMatch : copy.empty,
          )}
        />
      }
      act={mayBring && <ButtonLink to={paths.newFile()}>{copy.bring}</ButtonLink>}
    >
      <OutcomeNote done={done} />
      {files.length > 0 && (
        <section className={styles.section}>
          <h2>{copy.inHand}</h2>
          <p>{copy.inHandSays}</p>
          <FilesInHandTable files={files} />
        </section>
      )}
      <section className={styles.section}>
        <h2>{copy.runs}</h2>
        <Form method="get" role="search" className={searchRow.fields}>
          <Field label={copy.filter.kind}>
            {(control) => (
              <Select
                {...control}
                name="genre"
                defaultValue={asked.kind ?? ''}
                options={[
                  { value: '', label: copy.filter.allKinds },
                  ...kinds.map(({ name, title }) => ({ value: name, label: title })),
                ]}
              />
            )}
          </Field>
          <Field label={copy.filter.result}>
            {(control) => (
              <Select
                {...control}
                name="resultat"
                defaultValue={asked.result ?? ''}
                options={[
                  { value: '', label: copy.filter.allResults },
                  { value: FAILING, label: copy.filter.failing },
                  ...RESULTS.map((result) => ({ value: result, label: copy.results[result] })),
                ]}
              />
            )}
          </Field>
          <Field label={listPagesCopy.search} hint={copy.filter.searchHint}>
            {(control) => <TextInput {...control} type="search" name="q" defaultValue={search ?? ''} />}
          </Field>
          <Field label={copy.filter.since}>
            {(control) => <TextInput {...control} type="date" name="du" defaultValue={since ?? ''} />}
          </Field>
          <Field label={copy.filter.until}>
            {(control) => <TextInput {...control} type="date" name="au" defaultValue={until ?? ''} />}
          </Field>
          <Button type="submit" look="secondary">
            {copy.filter.show}
          </Button>
        </Form>
        {runs.rows.length === 0 ? (
          <EmptyState
            title={isFiltered ? copy.noMatch : copy.empty}
            action={isFiltered ? <Link to={paths.imports()}>{copy.clear}</Link> : null}
          />
        ) : (
          <RunsTable rows={runs.rows} />
        )}
        {runs.rows.length > 0 && (
          <nav aria-label={copy.pages} className={styles.pages}>
            {asked.after !== null && <Link to={`?${filter.slice(1)}`}>{copy.first}</Link>}
            <a href={listFile('imports.csv', { kind, result, search, since, until })} download>
              {listPagesCopy.csv}
            </a>
            {runs.next !== null && <Link to={`?apres=${runs.next}${filter}`}>{copy.next}</Link>}
          </nav>
        )}
      </section>
    </ImportsFrame>
  );
}

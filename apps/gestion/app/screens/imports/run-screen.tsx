import { Link } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { RunStandingFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { staffContext } from '../../backend/request-context.server.ts';
import { ChangedEntries } from '../../features/imports/changed-entries.tsx';
import { Fingerprint } from '../../features/imports/fingerprint.tsx';
import { importsCopy } from '../../features/imports/imports-copy.ts';
import { ImportsFrame } from '../../features/imports/imports-frame.tsx';
import { mayDo, tabsOf } from '../../features/imports/imports-tabs.ts';
import { RefusedLines } from '../../features/imports/refused-lines.tsx';
import { RunResult } from '../../features/imports/runs-table.tsx';
import styles from '../../features/imports/imports-frame.module.css';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { writtenRunOf } from './run-of.server.ts';
import type { Route } from './+types/run-screen';

const { run: copy, file } = importsCopy;
const FACTS = ['lines', 'added', 'changed', 'removed', 'refused'] as const;

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const role = context.get(staffContext).person?.role;
  const { searchParams } = new URL(request.url);
  const after = searchParams.get('apres');
  return {
    run: await writtenRunOf(context, id, after),
    after,
    mayBring: mayDo(role, 'takeBackImport'),
    mayFetchRejects: mayDo(role, 'fileRejects'),
    tabs: tabsOf(role),
    done: searchParams.get('fait') === 'repris' ? copy.done : null,
  };
}

export default function RunScreen({
  loaderData: { run, after, mayBring, mayFetchRejects, tabs, done },
}: Route.ComponentProps) {
  const { refusals, refused, changes } = run;
  return (
    <ImportsFrame title={copy.title(run.id)} tabs={tabs} current="runs">
      <OutcomeNote done={done} />
      <Card className={styles.section}>
        <p>
          <strong>{run.kind_title}</strong> <span className={styles.code}>{run.file_name}</span>{' '}
          <RunResult run={run} />
        </p>
        <p>{file.given(run.given_by, formatMoment(new Date(run.at)))}</p>
        {run.is_full && <p>{file.isFull}</p>}
        <dl className={styles.facts}>
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{file.facts[fact]}</dt>
              <dd>{run[fact].toLocaleString('fr-FR')}</dd>
            </div>
          ))}
        </dl>
        <Standing run={run} />
        <Fingerprint sha256={run.sha256} />
        {run.may_take_back && run.overwritten_by === null && mayBring && (
          <div>
            <ButtonLink to={paths.takeBackImport(run.id)} look="secondary">
              {copy.takeBack}
            </ButtonLink>
          </div>
        )}
      </Card>
      {refusals === null && refused > 0 && <p>{copy.refusalsGone(refused)}</p>}
      {refusals !== null && refusals.length > 0 && (
        <section className={styles.section}>
          <RefusedLines
            refusals={refusals}
            refused={refused}
            rejects={mayFetchRejects ? run.rejects : null}
            heading="h2"
          />
        </section>
      )}
      {changes !== null && <ChangedEntries run={run.id} changes={changes} after={after} />}
      <Link to={paths.imports()} className={styles.link}>
        {copy.back}
      </Link>
    </ImportsFrame>
  );
}

/** Why it cannot be taken back, or that it is. */
function Standing({ run }: { run: RunStandingFragment }) {
  const { take_back: standing, overwritten_by: over, taken_back_by: by, taken_back_at: at } = run;
  if (over !== null)
    return (
      <p>
        {copy.overwritten}{' '}
        <Link to={paths.importRun(over.id)} className={styles.link}>
          {copy.overwriting(over.id, over.file_name, formatMoment(new Date(over.at)))}
        </Link>
      </p>
    );
  if (standing === 'possible') return null;
  if (standing === 'taken_back')
    return <p>{at !== null && importsCopy.takenBackBy(by ?? '', formatMoment(new Date(at)))}</p>;
  return <p>{copy.whyNot[standing]}</p>;
}

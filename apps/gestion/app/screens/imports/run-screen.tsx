import { Link } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { RunRowFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { staffContext } from '../../backend/request-context.server.ts';
import { Fingerprint } from '../../features/imports/fingerprint.tsx';
import { importsCopy } from '../../features/imports/imports-copy.ts';
import { ImportsFrame } from '../../features/imports/imports-frame.tsx';
import { mayDo, tabsOf } from '../../features/imports/imports-tabs.ts';
import { RunResult } from '../../features/imports/runs-table.tsx';
import styles from '../../features/imports/imports-frame.module.css';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { runOf } from './run-of.server.ts';
import type { Route } from './+types/run-screen';

const { run: copy, file } = importsCopy;
const FACTS = ['lines', 'added', 'changed', 'removed', 'refused'] as const;

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const role = context.get(staffContext).person?.role;
  const isDone = new URL(request.url).searchParams.get('fait') === 'repris';
  return {
    run: await runOf(context, id),
    mayBring: mayDo(role, 'takeBackImport'),
    tabs: tabsOf(role),
    done: isDone ? copy.done : null,
  };
}

export default function RunScreen({ loaderData: { run, mayBring, tabs, done } }: Route.ComponentProps) {
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
        <p>{standing(run)}</p>
        <Fingerprint sha256={run.sha256} />
        {run.may_take_back && mayBring && (
          <div>
            <ButtonLink to={paths.takeBackImport(run.id)} look="secondary">
              {copy.takeBack}
            </ButtonLink>
          </div>
        )}
      </Card>
      <Link to={paths.imports()} className={styles.link}>
        {copy.back}
      </Link>
    </ImportsFrame>
  );
}

function standing(run: RunRowFragment): string | null {
  if (run.taken_back_at !== null)
    return importsCopy.takenBackBy(run.taken_back_by ?? '', formatMoment(new Date(run.taken_back_at)));
  if (run.result !== 'written') return copy.nothing;
  return run.may_take_back ? null : copy.notKept;
}

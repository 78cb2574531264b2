import { redirect } from 'react-router';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { BadgeLook } from '@nuancier/ui/pieces/badge.tsx';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { RunShopJobDocument, ShopJobsDocument } from '../../../generated/documents.ts';
import type { JobViewFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { ImportsFrame } from '../../features/imports/imports-frame.tsx';
import { mayDo, tabsOf } from '../../features/imports/imports-tabs.ts';
import { systemsCopy } from '../../features/imports/systems-copy.ts';
import { useFollowed } from '../../features/office/live/use-followed.ts';
import styles from '../../features/imports/imports-frame.module.css';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import type { Route } from './+types/jobs-screen';

const { jobs: copy } = systemsCopy;
const COLUMNS = Object.values(copy.columns).map((label) => ({ label }));
const LOOKS = {
  unknown: 'neutral',
  waiting: 'neutral',
  running: 'info',
  again: 'warning',
  failed: 'danger',
  done: 'success',
} as const satisfies Record<JobViewFragment['state'], BadgeLook>;

export async function loader({ request, context }: Route.LoaderArgs) {
  const role = context.get(staffContext).person?.role;
  const { shopJobs } = await context.get(backendContext).ask(ShopJobsDocument, {});
  const isAsked = new URL(request.url).searchParams.get('fait') === 'demandee';
  return {
    jobs: shopJobs,
    mayRun: mayDo(role, 'runShopJob'),
    tabs: tabsOf(role),
    done: isAsked ? copy.asked : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const name = formText(form, 'tache');
  const asked = await orRefusal(context.get(backendContext).ask(RunShopJobDocument, { name }));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.shopJobs()}?fait=demandee`);
}

export default function JobsScreen({
  loaderData: { jobs, mayRun, tabs, done },
  actionData,
}: Route.ComponentProps) {
  useFollowed(jobs.some(({ state }) => state === 'running'));
  return (
    <ImportsFrame title={copy.title} tabs={tabs} current="jobs">
      <OutcomeNote done={done} />
      <FormRefusal title={systemsCopy.refused} refusal={actionData?.refusal} />
      <p>{copy.says}</p>
      <CardTable
        caption={copy.title}
        columns={mayRun ? COLUMNS : COLUMNS.slice(0, -1)}
        rows={jobs.map((job) => ({
          key: job.name,
          cells: [
            job.title,
            <span key="when" className={styles.stack}>
              <span>{job.schedule}</span>
              {job.next_at !== null && job.state !== 'running' && (
                <small>{copy.next(formatMoment(new Date(job.next_at), 'short'))}</small>
              )}
            </span>,
            <span key="state" className={styles.stack}>
              <Badge look={LOOKS[job.state]}>{copy.states[job.state]}</Badge>
              {job.error !== null && <small className={styles.code}>{job.error}</small>}
            </span>,
            <span key="last" className={styles.stack}>
              {job.last_at === null ? (
                <span>{copy.neverRun}</span>
              ) : (
                <span>{copy.took(formatMoment(new Date(job.last_at), 'short'), job.last_seconds)}</span>
              )}
              {job.said !== null && <small>{job.said}</small>}
            </span>,
            ...(mayRun ? [<RunNow key="act" job={job} />] : []),
          ],
        }))}
      />
    </ImportsFrame>
  );
}

function RunNow({ job: { name, title, state } }: { job: JobViewFragment }) {
  if (state === 'running' || state === 'unknown') return null;
  const act = state === 'failed' || state === 'again' ? copy.retry : copy.run;
  return (
    <OfficeForm>
      <input type="hidden" name="tache" value={name} />
      <Button type="submit" look="quiet" aria-label={copy.actOf(act, title)}>
        {act}
      </Button>
    </OfficeForm>
  );
}

import { Link, redirect } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { TakeBackImportDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { importsCopy } from '../../features/imports/imports-copy.ts';
import { ImportsFrame } from '../../features/imports/imports-frame.tsx';
import { mayDo, tabsOf } from '../../features/imports/imports-tabs.ts';
import styles from '../../features/imports/imports-frame.module.css';
import { OfficeForm } from '../../features/office/forms/office-form.tsx';
import { runOf } from './run-of.server.ts';
import type { Route } from './+types/take-back-screen';

const { run: copy } = importsCopy;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const run = await runOf(context, id);
  const role = context.get(staffContext).person?.role;
  // The page of the import says why.
  if (!run.may_take_back || run.overwritten_by !== null || !mayDo(role, 'takeBackImport'))
    throw redirect(paths.importRun(run.id));
  return { run, tabs: tabsOf(role) };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  await readForm(request);
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
  const asked = await orRefusal(context.get(backendContext).ask(TakeBackImportDocument, { id: number }));
  if ('refusal' in asked) return notAccepted({ values: {}, faults: {}, refusal: asked.refusal });
  throw redirect(`${paths.importRun(number)}?fait=repris`);
}

export default function TakeBackScreen({ loaderData: { run, tabs }, actionData }: Route.ComponentProps) {
  return (
    <ImportsFrame title={copy.confirmTitle(run.id)} tabs={tabs} current="runs">
      <Card className={styles.form}>
        <p>
          <strong>{run.kind_title}</strong> <span className={styles.code}>{run.file_name}</span>
        </p>
        <p>{copy.confirmSays(importsCopy.counts(run))}</p>
        <FormRefusal title={copy.refused} refusal={actionData?.refusal} />
        <OfficeForm>
          <Button type="submit">{copy.confirm}</Button>
        </OfficeForm>
        <Link to={paths.importRun(run.id)} className={styles.link}>
          {copy.keep}
        </Link>
      </Card>
    </ImportsFrame>
  );
}

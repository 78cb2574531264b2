import { data, Link, redirect } from 'react-router';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { FormRefusal } from '@nuancier/ui/pieces/form/form-refusal.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { DropFileDocument, FileInHandDocument, PublishFileDocument } from '../../../generated/documents.ts';
import type { FileViewFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, notAccepted, orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { missingAgreements } from '../../features/imports/agreements.ts';
import type { PublishField } from '../../features/imports/agreements.ts';
import { FileOutcome } from '../../features/imports/file-outcome.tsx';
import { Fingerprint } from '../../features/imports/fingerprint.tsx';
import { importsCopy } from '../../features/imports/imports-copy.ts';
import { ImportsFrame } from '../../features/imports/imports-frame.tsx';
import { tabsOf } from '../../features/imports/imports-tabs.ts';
import { PublishForm } from '../../features/imports/publish-form.tsx';
import { useFollowed } from '../../features/office/live/use-followed.ts';
import styles from '../../features/imports/imports-frame.module.css';
import type { Route } from './+types/file-screen';

const { file: copy } = importsCopy;

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { fileInHand: file } = await context.get(backendContext).ask(FileInHandDocument, { id });
  if (file === null) throw data(null, { status: 404 });
  // Once it is written, it is a run as every other.
  if (file.outcome?.result === 'written' && file.outcome.run !== null)
    throw redirect(paths.importRun(file.outcome.run));
  return { file, tabs: tabsOf(context.get(staffContext).person?.role) };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { ask } = context.get(backendContext);
  if (formText(form, 'intent') === 'oublier') {
    const dropped = await orRefusal(ask(DropFileDocument, { id }));
    if ('refusal' in dropped)
      return notAccepted<PublishField>({ values: {}, faults: {}, refusal: dropped.refusal });
    throw redirect(`${paths.imports()}?fait=oublie`);
  }
  const values = { accord: formText(form, 'accord'), passer: formText(form, 'passer') };
  const asked = await orRefusal(
    ask(PublishFileDocument, {
      id,
      sha256: formText(form, 'empreinte'),
      accept: values.accord === 'oui',
      skipRefused: values.passer === 'oui',
    }),
  );
  if ('refusal' in asked) {
    const isOfBoxes = asked.refusal.key === 'FILE_NOT_AGREED';
    return notAccepted<PublishField>({
      values,
      faults: isOfBoxes ? missingAgreements(values) : {},
      refusal: isOfBoxes ? null : asked.refusal,
    });
  }
  throw redirect(paths.fileInHand(id));
}

export default function FileScreen({ loaderData: { file, tabs }, actionData }: Route.ComponentProps) {
  const isUnderWay = file.state === 'waiting' || file.state === 'running';
  useFollowed(isUnderWay);
  const { outcome } = file;
  return (
    <ImportsFrame title={copy.title(file.kind_title, file.file_name)} tabs={tabs} current="runs">
      <FormRefusal title={copy.notPublished} refusal={actionData?.refusal} />
      <Card className={styles.section}>
        <p>
          {copy.given(file.given_by, formatMoment(new Date(file.received_at)))} {copy.size(file.bytes)}
        </p>
        {file.is_full && <p>{copy.isFull}</p>}
        {isUnderWay && <UnderWay file={file} />}
        {file.error !== null && <p role="alert">{file.error}</p>}
        <Fingerprint sha256={file.sha256} />
      </Card>
      {outcome !== null && <FileOutcome file={file} outcome={outcome} />}
      {outcome !== null && (file.may_publish || file.writes_nothing) && (
        <PublishForm file={file} outcome={outcome} answer={actionData} />
      )}
      {!isUnderWay && !file.may_publish && !file.writes_nothing && <p>{copy.gone}</p>}
      <Link to={paths.newFile()} className={styles.link}>
        {copy.another}
      </Link>
    </ImportsFrame>
  );
}

function UnderWay({ file: { progress } }: { file: FileViewFragment }) {
  return (
    <div role="status" className={styles.section}>
      {progress === null ? (
        <p>{copy.waiting}</p>
      ) : (
        <>
          <progress
            aria-label={copy.progress}
            className={styles.progress}
            max={progress.total}
            value={progress.done}
          />
          <p>
            {progress.step === 'read'
              ? copy.reading(progress.done, progress.total)
              : copy.writing(progress.done, progress.total)}
          </p>
        </>
      )}
      <Link to="" className={styles.link}>
        {copy.refresh}
      </Link>
    </div>
  );
}

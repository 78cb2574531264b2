import { useEffect } from 'react';
import { Form, Link, useRevalidator, useSubmit } from 'react-router';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { keptOf } from '../../../backend/kept-form/kept-form.ts';
import { OPENED_BY } from '../../../backend/kept-form/opened-by.ts';
import type { NetworkLoss, SentForm } from '../../../backend/network/network-loss.ts';
import { paths } from '../../../addresses/paths.ts';
import { KeptFields } from '../forms/kept-fields.tsx';
import { officeCopy } from '../office-copy.ts';
import { isDoneOnce } from './is-done-once.ts';
import { networkCopy as copy } from './network-copy.ts';

/** In place of a page that nothing came back of; what was sent may have been done, and is said to be unknown. */
export function NetworkLossPage({ loss: { sent } }: { loss: NetworkLoss }) {
  const title = sent === null ? copy.title : copy.unknownTitle;
  return (
    <>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <h1>{title}</h1>
      {sent === null ? <ReadAgain /> : <SendAgain sent={sent} />}
      <Link to={paths.home()}>{officeCopy.errors.home}</Link>
    </>
  );
}

/** A shop that begins again tells no browser so. */
const AGAIN_MS = 10_000;

/** By a press, and by itself: once the network is back, and every few seconds. */
function ReadAgain() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const read = () => void revalidate();
    const timer = setInterval(read, AGAIN_MS);
    window.addEventListener('online', read);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', read);
    };
  }, [revalidate]);
  useEffect(() => {
    const place = window.location.href;
    // Whoever has gone on elsewhere is told that page's title by the change of page.
    return () => void setTimeout(() => window.location.href === place && announce(document.title));
  }, []);
  return (
    <>
      <p>{copy.reading}</p>
      <Button onClick={() => void revalidate()}>{copy.retry}</Button>
    </>
  );
}

function SendAgain({ sent: { to, form } }: { sent: SentForm }) {
  const submit = useSubmit();
  if (isDoneOnce(form)) {
    const encType = [...form.values()].some((value) => typeof value !== 'string')
      ? 'multipart/form-data'
      : 'application/x-www-form-urlencoded';
    return (
      <>
        <p>{copy.unknownOnce}</p>
        <Button onClick={() => void submit(form, { method: 'post', action: to, encType, replace: true })}>
          {copy.sendAgain}
        </Button>
      </>
    );
  }
  const kept = keptOf({ to, owner: '' }, form);
  const openedBy = form.get(OPENED_BY);
  return (
    <>
      <p>{copy.unknown}</p>
      {kept && (
        <Form method="post" action={to} replace>
          {typeof openedBy === 'string' && <input type="hidden" name={OPENED_BY} value={openedBy} />}
          <KeptFields kept={kept} why="lost" />
          <Button type="submit">{copy.see}</Button>
        </Form>
      )}
    </>
  );
}

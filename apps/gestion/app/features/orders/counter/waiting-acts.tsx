import { useEffect, useRef } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { sendNotice } from '@nuancier/ui/pieces/notices/notices-store.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { openActsQueue, settleAct, useActsQueue } from '../../../backend/kept-acts/acts-queue.ts';
import type { ActsQueue } from '../../../backend/kept-acts/acts-queue.ts';
import type { KeptAct, Presser } from '../../../backend/kept-acts/kept-act.ts';
import { isToldByPage } from './is-told-by-page.ts';
import { OthersAct } from './others-act.tsx';
import { waitingCopy as copy } from './counter-copy.ts';
import { useSettledElsewhere } from './use-settled-elsewhere.ts';
import styles from './waiting-acts.module.css';

/** What waits for the network, always in sight; and what the shop refused, for somebody to settle. */
export function WaitingActs({ person, menu }: { person: Presser; menu: readonly string[] }) {
  const { id, name } = person;
  const { pathname } = useLocation();
  useEffect(() => openActsQueue({ id, name }, copy), [id, name]);
  const { acts, trouble, done } = useActsQueue();
  useRead(done, trouble);
  useSettledElsewhere(acts);
  useReadOnRefusal(acts.filter(({ refusal }) => refusal !== null).length);
  const waiting = acts.filter(({ refusal }) => refusal === null);
  const own = waiting.filter(({ by }) => by.id === id);
  const refused = acts.filter(({ refusal }) => refusal !== null);
  const others = waiting.filter(({ by }) => by.id !== id);
  useAnnounced(own.length > 0 && trouble !== null ? copy.waiting(own.length) : '');
  useAnnounced(refused.map((act) => `${copy.refusedTitle(act.says)}. ${act.refusal}`).join(' '));
  if (acts.length === 0) return null;
  return (
    <section aria-label={copy.label} className={styles.waiting}>
      {waiting.length > 0 && (
        <WaitingCount
          count={waiting.length}
          trouble={own.length > 0 ? trouble : null}
          isLed={menu.includes('counter') && pathname !== paths.counter()}
        />
      )}
      {others.map((act) => (
        <OthersAct key={act.key} act={act} />
      ))}
      {refused.map((act) => (
        <RefusedAct key={act.key} act={act} />
      ))}
    </section>
  );
}

type CountProps = { count: number; trouble: ActsQueue['trouble']; isLed: boolean };

/** How many wait, whoever pressed them, on every screen. `isLed`: on to the counter, where each is told. */
export function WaitingCount({ count, trouble, isLed }: CountProps) {
  return (
    <p className={styles.count}>
      <strong>{copy.waiting(count)}</strong> {trouble !== null && copy[trouble]}{' '}
      {trouble === 'session' && (
        <Link to={paths.signIn(paths.counter())} reloadDocument>
          {copy.signIn}
        </Link>
      )}{' '}
      {isLed && <Link to={paths.counter()}>{copy.toCounter}</Link>}
    </p>
  );
}

function RefusedAct({ act }: { act: KeptAct }) {
  return (
    <Card className={styles.refused}>
      <h2>{copy.refusedTitle(act.says)}</h2>
      <p>{act.refusal}</p>
      <p>{copy.pressed(act.by.name, formatMoment(new Date(act.pressedAt)))}</p>
      <div className={styles.ways}>
        <Link to={paths.order(act.number)}>{copy.open}</Link>
        <Button look="secondary" onClick={() => void settleAct(act)}>
          {copy.settled}
        </Button>
      </div>
    </Card>
  );
}

/** What was answered is told, and the page reads itself again. */
function useRead(done: readonly KeptAct[], trouble: ActsQueue['trouble']): void {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const told = useRef(done.length);
  useEffect(() => {
    const fresh = done.slice(told.current);
    told.current = done.length;
    if (fresh.length === 0) return;
    for (const act of fresh)
      sendNotice(
        { type: 'success', message: copy.sent(act.says) },
        { isAnnounced: !isToldByPage(act, pathname, trouble) },
      );
    void revalidate();
  }, [done, trouble, pathname, revalidate]);
}

/** What the shop has refused is no longer as the page shows it. */
function useReadOnRefusal(refused: number): void {
  const { revalidate } = useRevalidator();
  const known = useRef(refused);
  useEffect(() => {
    const isNew = refused > known.current;
    known.current = refused;
    if (isNew && navigator.onLine) void revalidate();
  }, [refused, revalidate]);
}

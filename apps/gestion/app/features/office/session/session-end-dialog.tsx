import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { sessionUsed } from '@nuancier/ui/pieces/session/watch-session.ts';
import { formatTime } from '@nuancier/ui/text/format.ts';
import { askedToStay } from '../../../backend/asked-to-stay.ts';
import { SESSION_CHANNEL } from './session-channel.ts';
import { sessionCopy as copy } from './session-copy.ts';

type Props = {
  endsAt: number;
  /** nothing puts it off */
  isLast: boolean;
  onStay: (last: number | null) => void;
  onClose: () => void;
};

/** A session that ends in some minutes, and the button that puts it off. */
export function SessionEndDialog({ endsAt, isLast, onStay, onClose }: Props) {
  const [state, setState] = useState<'near' | 'failed' | 'over'>(() =>
    endsAt <= Date.now() ? 'over' : 'near',
  );
  const time = formatTime(new Date(endsAt));
  const words = state === 'near' ? (isLast ? copy.last(time) : copy.near(time)) : copy[state];
  useEffect(() => announce(words), [words]);
  useEffect(() => {
    const timer = setTimeout(() => setState('over'), endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [endsAt]);

  async function stay(): Promise<void> {
    const kept = await askedToStay();
    if (kept.kind !== 'kept') return setState(kept.kind);
    sessionUsed(SESSION_CHANNEL);
    // Said by the page: the live region of a closing dialog goes with it.
    flushSync(() => {
      onStay(kept.last);
      onClose();
    });
    return announce(copy.stays);
  }

  const isStaying = state !== 'over' && !isLast;
  return (
    <Drawer
      title={copy.title}
      onClose={onClose}
      footer={
        <Button wide onClick={isStaying ? () => void stay() : onClose}>
          {isStaying ? copy.stay : copy.close}
        </Button>
      }
    >
      <p>{words}</p>
    </Drawer>
  );
}

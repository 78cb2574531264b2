import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatTime } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { uiCopy } from '@nuancier/ui/pieces/copy.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { sessionUsed } from '@nuancier/ui/pieces/session/watch-session.ts';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { sessionCopy as copy } from './session-copy.ts';
import { SESSION_CHANNEL } from './session-channel.ts';

type Props = { endsAt: number; onClose: () => void };

/** A session that ends in some minutes, and the button that puts it off. */
export function SessionEndDialog({ endsAt, onClose }: Props) {
  const [state, setState] = useState<'near' | 'failed' | 'over'>(() =>
    endsAt <= Date.now() ? 'over' : 'near',
  );
  const words = state === 'near' ? copy.near(formatTime(new Date(endsAt))) : copy[state];
  useEffect(() => announce(words, 'assertive'), [words]);
  useEffect(() => {
    const timer = setTimeout(() => setState('over'), endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [endsAt]);

  async function stay(): Promise<void> {
    // Who has been signed out meanwhile is led home: not this page, whose forms are kept.
    const answer = await fetch(paths.session(), { redirect: 'manual' }).catch(() => null);
    if (!answer?.ok) return setState(answer === null || answer.status >= 500 ? 'failed' : 'over');
    sessionUsed(SESSION_CHANNEL);
    // Announced by the page: the live region of a closing dialog goes with it.
    flushSync(onClose);
    return announce(copy.stays);
  }

  return (
    <Drawer
      title={copy.title}
      onClose={onClose}
      footer={
        state === 'over' ? (
          <Button wide onClick={onClose}>
            {uiCopy.close}
          </Button>
        ) : (
          <Button wide onClick={() => void stay()}>
            {copy.stay}
          </Button>
        )
      }
    >
      <p>{words}</p>
    </Drawer>
  );
}

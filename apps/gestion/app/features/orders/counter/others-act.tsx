import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { giveUpAct } from '../../../backend/kept-acts/acts-queue.ts';
import type { KeptAct } from '../../../backend/kept-acts/kept-act.ts';
import { waitingCopy as copy } from './counter-copy.ts';
import styles from './waiting-acts.module.css';

/** What somebody else pressed in this browser: it goes in their name, or is given up knowingly. */
export function OthersAct({ act }: { act: KeptAct }) {
  const [isAsking, setAsking] = useState(false);
  const { by, says, number, pressedAt } = act;
  return (
    <Card className={styles.others}>
      <h2>{copy.othersTitle(by.name)}</h2>
      <p>{isAsking ? copy.discardAsks(says) : says}</p>
      <p>{copy.pressed(by.name, formatMoment(new Date(pressedAt)))}</p>
      <div className={styles.ways}>
        {isAsking ? (
          <>
            <Button onClick={() => void giveUpAct(act, copy.saysGivenUp(says))}>{copy.discardYes}</Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {copy.discardNo}
            </Button>
          </>
        ) : (
          <>
            <Link to={paths.order(number)}>{copy.open}</Link>
            <Button look="secondary" onClick={() => setAsking(true)}>
              {copy.discard}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

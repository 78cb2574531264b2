import { useState } from 'react';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { wallCopy } from './wall-copy.ts';
import styles from './wall.module.css';

const PLACES = ['room', 'bathroom', 'facade'] as const;

/** Drawn places for those who have no photograph at hand. */
export function SamplePlaces({ onOpen }: { onOpen: (picture: Blob) => void }) {
  const [hasFailed, setFailed] = useState(false);
  async function open(place: (typeof PLACES)[number]) {
    const answer = await fetch(`/media/trial/${place}/1152x864.jpg`).catch(() => null);
    setFailed(!answer?.ok);
    if (answer?.ok) onOpen(await answer.blob());
    else announce(wallCopy.sampleFailed);
  }
  return (
    <div className={styles.samples}>
      <p>{wallCopy.samples}</p>
      <ul className={styles.places}>
        {PLACES.map((place) => (
          <li key={place}>
            <button type="button" className={styles.place} onClick={() => void open(place)}>
              <img
                src={`/media/trial/${place}/320x240.webp`}
                alt=""
                width={320}
                height={240}
                loading="lazy"
              />
              {wallCopy.places[place]}
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && <ErrorMessage>{wallCopy.sampleFailed}</ErrorMessage>}
    </div>
  );
}

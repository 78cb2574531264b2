import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { chartCopy } from './chart-copy.ts';
import styles from './family-jumps.module.css';
import { usePlaceInSight } from './use-place-in-sight.ts';

/** `hex`: a colour of the family. */
type Jump = { family: string; place: string; hex: string | undefined };

/** Links to the families of the chart; with script the one that is being looked at is marked and stays in sight. */
export function FamilyJumps({ jumps }: { jumps: readonly Jump[] }) {
  const current = usePlaceInSight(jumps.map(({ place }) => place));
  const bar = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = current === null ? null : bar.current?.querySelector(`[href="#${current}"]`);
    if (!bar.current || !(link instanceof HTMLElement)) return;
    bar.current.scrollTo({ left: link.offsetLeft - (bar.current.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav aria-label={chartCopy.jump} className={styles.jump}>
      <ul ref={bar} className={styles.families}>
        {jumps.map(({ family, place, hex }) => (
          <li key={family}>
            <a
              href={`#${place}`}
              onClick={(event) => jumpTo(event, place)}
              aria-current={place === current ? 'location' : undefined}
            >
              {hex && <span aria-hidden="true" className={styles.dot} style={{ background: hex }} />}
              {family}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The keyboard goes along: to the first colour of the family. */
function jumpTo(event: MouseEvent, place: string): void {
  const family = document.getElementById(place);
  const first = family?.querySelector('a');
  if (!family || !first) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
  family.scrollIntoView();
}

import { useEffect, useEffectEvent } from 'react';
import { isOn } from '../device/device-choices.ts';
import { heldBefore, scanPlace } from './scans/scan-field.ts';
import { scanMeaning } from './scans/scan-meaning.ts';
import type { ScanMeaning } from './scans/scan-meaning.ts';
import { hearSign, NO_RUN } from './scans/scan-run.ts';
import { hear, isHeardIn } from './shortcuts.ts';
import type { KeyMeaning } from './shortcuts.ts';

export type TakenScan = Exclude<ScanMeaning, { kind: 'left' | 'typed' }>;

type Doing = {
  act: (meaning: KeyMeaning) => void;
  take: (scan: TakenScan) => void;
  mayOpenOrders: boolean;
};

/** Keys that come after this belong to another thought. */
const PAUSE_MS = 1_500;

/** Heard before anything on the page hears them: what a scanner sends is neither a press nor an Enter there. */
export function useKeys({ act, take, mayOpenOrders }: Doing): void {
  const doAct = useEffectEvent(act);
  const doTake = useEffectEvent(take);
  const meaningOf = useEffectEvent((code: string, target: EventTarget | null) =>
    scanMeaning(code, { ...scanPlace(target), mayOpenOrders }),
  );

  useEffect(() => {
    let typed = '';
    let last = 0;
    let run = NO_RUN;
    let putBack = () => {};

    /** Whether the key was the end of a scan that goes elsewhere than where the keyboard is. */
    const isTakenScan = (event: KeyboardEvent): boolean => {
      const heard = hearSign(run, event);
      run = heard.run;
      if (heard.begins) putBack = heldBefore(event.target);
      if (heard.scanned === null) return false;
      const meaning = meaningOf(heard.scanned, event.target);
      if (meaning.kind === 'left') return false;
      if (meaning.kind === 'typed') return true;
      putBack();
      doTake(meaning);
      return true;
    };
    const listen = (event: KeyboardEvent) => {
      if (isTakenScan(event)) {
        typed = '';
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      if (document.querySelector('dialog[open]') !== null || !isHeardIn(event)) return;
      const { timeStamp } = event;
      const heard = hear(timeStamp - last > PAUSE_MS ? '' : typed, event, {
        hasSingleKeys: isOn('singleKeys'),
      });
      [typed, last] = [heard.typed, timeStamp];
      if (heard.meaning === null) return;
      event.preventDefault();
      doAct(heard.meaning);
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

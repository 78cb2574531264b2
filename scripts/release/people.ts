// Buyers and visitors who come all the time, and note in which step of the release something went wrong.
import { setTimeout as wait } from 'node:timers/promises';
import { SECRET } from '../chaos/house.ts';
import type { Answer } from '../chaos/visitors.ts';
import { buy } from '../torture/buyer.ts';
import type { Answered, Bought } from '../torture/buyer.ts';
import type { Stretch } from '../torture/goods.ts';
import { walk } from './walk.ts';

const BUYERS = 4;
const VISITORS = 3;

export type Step = { step: string; answers: Answer[]; bought: Bought[]; troubles: string[] };

export type People = { enter: (step: string) => void; leave: () => Promise<Step[]> };

export function letIn(url: string, stretches: readonly Stretch[], withPages: boolean): People {
  const steps: Step[] = [];
  let isOpen = true;
  const now = (): Step => {
    const last = steps.at(-1);
    if (last === undefined) throw new Error('No step was begun');
    return last;
  };
  const goesOn = () => isOpen;
  const shopping = async () => {
    while (goesOn()) {
      const onAnswer = (answered: Answered) =>
        void now().answers.push({ kind: 'order', at: performance.now(), ...answered });
      const stretch = stretches[steps.length % stretches.length];
      if (stretch === undefined) return;
      const done = await buy({ url, secret: SECRET, onAnswer }, stretch).catch((trouble: unknown) => {
        now().troubles.push(String(trouble).slice(0, 300));
        return null;
      });
      if (done === null) await wait(200);
      else now().bought.push(done);
    }
  };
  const looking = async () => {
    while (goesOn()) {
      const step = now();
      await walk(url, step.answers, () => goesOn() && step === now());
    }
  };
  const enter = (step: string) => void steps.push({ step, answers: [], bought: [], troubles: [] });
  enter('opening');
  const people = [
    ...Array.from({ length: BUYERS }, shopping),
    ...Array.from({ length: withPages ? VISITORS : 0 }, looking),
  ];
  return {
    enter,
    async leave() {
      isOpen = false;
      await Promise.all(people);
      return steps;
    },
  };
}

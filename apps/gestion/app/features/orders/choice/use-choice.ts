import { useEffect, useEffectEvent, useState } from 'react';
import { MOST_AT_ONCE } from '@nuancier/domain/staff/most-at-once.ts';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { choiceCopy as copy } from './choice-copy.ts';
import { keepChoice, keptChoice } from './kept-choice.ts';

export type Choice = {
  chosen: readonly string[];
  /** one more was refused: there are as many as go together */
  isFull: boolean;
  set: (number: string, isChosen: boolean) => void;
  replace: (numbers: readonly string[]) => void;
  /** What was chosen before a row was opened, and what is ticked already. */
  comeBack: (ticked: readonly string[]) => void;
  /** They are printed: whoever comes back chooses anew. */
  drop: () => void;
};

/** Which rows are chosen, over all pages of the list that were looked at; also after one of them was opened. */
export function useChoice(list: string): Choice {
  const [{ chosen, isFull }, keep] = useState<Pick<Choice, 'chosen' | 'isFull'>>({
    chosen: [],
    isFull: false,
  });
  const replace = (numbers: readonly string[]) => {
    const isMore = numbers.length > MOST_AT_ONCE;
    const within = numbers.slice(0, MOST_AT_ONCE);
    announce(isMore ? copy.full : copy.count(numbers.length));
    keep({ chosen: within, isFull: isMore });
    keepChoice(list, within);
  };
  const follow = useEffectEvent((at: string) => {
    if (chosen.length > 0) keepChoice(at, chosen);
  });
  // Narrowed by other words, it is another list of the same choice.
  useEffect(() => follow(list), [list]);
  return {
    chosen,
    isFull,
    set: (number, isChosen) => {
      const others = chosen.filter((one) => one !== number);
      replace(isChosen ? [...others, number] : others);
    },
    replace,
    comeBack: (ticked) => {
      const again = new Set([...keptChoice(list), ...chosen, ...ticked]);
      if (again.size > chosen.length) replace([...again]);
    },
    drop: () => keepChoice(list, []),
  };
}

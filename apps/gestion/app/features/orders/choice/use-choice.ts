import { useState } from 'react';
import { MOST_AT_ONCE } from '@nuancier/domain/staff/most-at-once.ts';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { choiceCopy as copy } from './choice-copy.ts';

export type Choice = {
  chosen: readonly string[];
  /** one more was refused: there are as many as go together */
  isFull: boolean;
  set: (number: string, isChosen: boolean) => void;
  replace: (numbers: readonly string[]) => void;
};

/** Which rows are chosen, over all pages of the list that were looked at. */
export function useChoice(): Choice {
  const [{ chosen, isFull }, keep] = useState<Pick<Choice, 'chosen' | 'isFull'>>({
    chosen: [],
    isFull: false,
  });
  const replace = (numbers: readonly string[]) => {
    const isMore = numbers.length > MOST_AT_ONCE;
    announce(isMore ? copy.full : copy.count(numbers.length));
    keep({ chosen: numbers.slice(0, MOST_AT_ONCE), isFull: isMore });
  };
  return {
    chosen,
    isFull,
    set: (number, isChosen) => {
      const others = chosen.filter((one) => one !== number);
      replace(isChosen ? [...others, number] : others);
    },
    replace,
  };
}

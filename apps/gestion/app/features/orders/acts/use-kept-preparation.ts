import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { canKeepActs, pressAct, useActsQueue } from '../../../backend/kept-acts/acts-queue.ts';
import { counterCopy } from '../counter/counter-copy.ts';
import { orderCopy } from '../order-copy.ts';
import { afterCounting } from './after-counting.ts';
import { readCounts } from './read-counts.ts';
import { scanned } from './scanned.ts';
import { withKeptPicks } from './with-kept-picks.ts';

const { preparation: copy } = orderCopy;

type Told = { answer: FormAnswer<'code'> | undefined; counted: string | null };
type Sent = FormEvent<HTMLFormElement>;
const nothing: Told = { answer: undefined, counted: null };

/** With script, counting goes on while the network is away: each press is kept in the browser until it is answered. */
export function useKeptPreparation({ number, lines: read }: OrderAtTheDeskFragment) {
  const lines = withKeptPicks(read, number, useActsQueue().acts);
  const [told, setTold] = useState(nothing);
  const navigate = useNavigate();
  const press = (moves: readonly object[]) =>
    pressAct({
      act: 'prepareLines',
      number,
      variables: { number, lines: moves },
      says: counterCopy.saysPick(number),
    });

  const scan = async (event: Sent) => {
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code') ?? '').trim();
    // Right or wrong, the next pass of the scanner begins in an empty field; the form is read before.
    setTimeout(() => emptied(form));
    if (!canKeepActs()) return;
    event.preventDefault();
    const found = scanned(lines, code);
    if (!found.ok)
      return setTold({ ...nothing, answer: { values: {}, faults: { code: found.told }, refusal: null } });
    const line = lines.find(({ position }) => position === found.move.position);
    setTold({ ...nothing, counted: line ? copy.counted(line.name, found.move.to, line.quantity) : null });
    if ((await press([found.move])) === 'refused') setTold(nothing);
  };

  const save = async (event: Sent) => {
    if (!canKeepActs()) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const counts = readCounts(new FormData(event.currentTarget));
    if (!counts.ok) {
      const refusal = { message: counts.told, key: 'BAD_COUNT' };
      return setTold({ ...nothing, answer: { values: {}, faults: {}, refusal } });
    }
    setTold(nothing);
    if (counts.moves.length === 0 || (await press(counts.moves)) === 'done')
      await navigate(afterCounting(number, intent));
  };

  return { lines, told, scan, save };
}

function emptied(form: HTMLFormElement): void {
  form.reset();
  form.querySelector<HTMLInputElement>('[name="code"]')?.focus();
}

import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate, useRevalidator, useSubmit } from 'react-router';
import type { FormAnswer } from '@nuancier/ui/pieces/form/form-answer.ts';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { canKeepActs, pressAct, useActsQueue } from '../../../backend/kept-acts/acts-queue.ts';
import { OPENED_BY } from '../../../backend/kept-form/opened-by.ts';
import { focusOnFault } from '../../office/forms/focus-on-fault.ts';
import { playTone } from '../../office/keyboard/scans/tones.ts';
import { counterCopy } from '../counter/counter-copy.ts';
import { orderCopy } from '../order-copy.ts';
import { afterCounting } from './after-counting.ts';
import { readForward } from './forward-acts.ts';
import { proposedFor } from './proposal-intent.ts';
import { readCounts } from './read-counts.ts';
import { scanned } from './scanned.ts';
import { typedCounts } from './typed-counts.ts';
import { withKeptPicks } from './with-kept-picks.ts';

const { preparation: copy } = orderCopy;

type Told = { answer: FormAnswer<'code'> | undefined; counted: string | null };
type Typed = Readonly<Record<string, string>>;
type Sent = FormEvent<HTMLFormElement>;
const nothing: Told = { answer: undefined, counted: null };

/** With script, counting goes on while the network is away: each press is kept in the browser until it is answered. */
export function useKeptPreparation({ number, lines: read }: OrderAtTheDeskFragment) {
  const { acts, done } = useActsQueue();
  // What was answered since the page was read counts too: the next pack is counted from there.
  const [last, setLast] = useState({ read, done: done.length });
  if (last.read !== read) setLast({ read, done: done.length });
  const fresh = last.read === read ? done.slice(last.done) : [];
  // Of a line whose packs are all cancelled nothing is left to prepare.
  const wanted = read.filter(({ quantity }) => quantity > 0);
  const lines = withKeptPicks(wanted, number, [...fresh, ...acts]);
  // Null: nothing was done here yet, the page tells what came before it.
  const [told, setTold] = useState<Told | null>(null);
  // Until the next press of « Enregistrer »: a scan between takes nothing away.
  const [saved, setSaved] = useState<{ nth: number; typed: Typed | undefined }>({ nth: 0, typed: undefined });
  const answered = (typed: Typed | undefined) => setSaved(({ nth }) => ({ nth: nth + 1, typed }));
  // A pack that is scanned takes the place of what was typed beside its line.
  const [scans, setScans] = useState<Readonly<Record<number, number>>>({});
  const navigate = useNavigate();
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
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
    playTone(found.ok ? 'right' : 'wrong');
    if (!found.ok)
      return setTold({ ...nothing, answer: { values: {}, faults: { code: found.told }, refusal: null } });
    const line = lines.find(({ position }) => position === found.move.position);
    setTold({ ...nothing, counted: line ? copy.counted(line.name, found.move.to, line.quantity) : null });
    const { position } = found.move;
    setScans((passes) => ({ ...passes, [position]: (passes[position] ?? 0) + 1 }));
    const became = await press([found.move]);
    if (became.kind === 'refused') await readAgain(became.refusal);
  };

  /** Somebody else has moved a line: the counts are the shop's again, and the next press goes from there. */
  const readAgain = async (refusal: FormAnswer['refusal']) => {
    setTold({ ...nothing, answer: { values: {}, faults: {}, refusal } });
    await revalidate();
  };

  const save = async (event: Sent) => {
    if (!canKeepActs()) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : '';
    const sent = event.currentTarget;
    const form = new FormData(sent);
    const counts = readCounts(form);
    if (!counts.ok) {
      setTold({ ...nothing, answer: { values: {}, faults: {}, refusal: counts.refusal } });
      return focusOnFault(sent);
    }
    const became = counts.moves.length === 0 ? ({ kind: 'done' } as const) : await press(counts.moves);
    if (became.kind === 'refused') {
      answered(typedCounts(form));
      await readAgain(became.refusal);
      return focusOnFault(sent);
    }
    answered(undefined);
    setTold(nothing);
    if (became.kind === 'waiting') return;
    if (proposedFor(intent) !== null) return navigate(afterCounting(number, intent));
    // Judged by the shop at once: nothing that tells a customer waits in a browser.
    if (readForward(intent) !== null) return submit(onlyNamed(form, intent), { method: 'post' });
    setTold({ ...nothing, counted: orderCopy.done.preparee });
  };

  const editionOf = (position: number) => `${saved.nth} ${scans[position] ?? 0}`;
  return { lines, told, typed: saved.typed, editionOf, scan, save };
}

function emptied(form: HTMLFormElement): void {
  form.reset();
  form.querySelector<HTMLInputElement>('[name="code"]')?.focus();
}

/** The counts are the shop's by now: only what is asked next goes on, by whom the page was opened. */
function onlyNamed(form: FormData, intent: string): Record<string, string> {
  const kept = ['suite', OPENED_BY].map((name) => [name, String(form.get(name) ?? '')] as const);
  return { ...Object.fromEntries(kept), intent };
}

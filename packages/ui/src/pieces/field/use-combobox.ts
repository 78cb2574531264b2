import { useState } from 'react';
import type { KeyboardEvent } from 'react';

type Options = {
  /** How many there are to walk through. */
  count: number;
  choose: (index: number) => void;
};

/** Arrows walk through the options, Enter takes one, Escape closes; the focus itself stays in the field. */
export function useCombobox() {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const show = () => {
    setOpen(true);
    setActive(null);
  };
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const onKeyDown = (event: KeyboardEvent, { count, choose }: Options) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && count > 0) {
      event.preventDefault();
      setOpen(true);
      // The field itself is one stop of the round.
      const next = ((active ?? -1) + 1 + step + count + 1) % (count + 1);
      setActive(next === 0 ? null : next - 1);
    } else if (event.key === 'Enter' && open && active !== null) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && open && count > 0) {
      // The first Escape closes the list, the next one is the panel's.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return { open, active, show, close, onKeyDown };
}

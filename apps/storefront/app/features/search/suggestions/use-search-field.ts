import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useLocation } from 'react-router';

export type SearchField = {
  text: string;
  open: boolean;
  /** The option selected by the arrow keys; the focus itself stays in the field. */
  active: string | null;
  type: (text: string) => void;
  show: () => void;
  close: () => void;
  search: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
};

/** `place` holds the field and its panel. The combobox pattern: arrows walk through the options, Enter follows one, Escape closes. */
export function useSearchField(initial: string, place: RefObject<HTMLElement | null>): SearchField {
  const { key: page } = useLocation();
  const [text, setText] = useState(initial);
  const [active, setActive] = useState<string | null>(null);
  // Open on one page only: another page, by whatever way, finds it closed.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === page;

  const show = () => setOpenOn(page);
  const close = () => {
    setOpenOn(null);
    setActive(null);
  };
  const type = (typed: string) => {
    setText(typed);
    setActive(null);
    show();
  };
  const search = () => {
    // It has come with the panel, or comes now; a search that is not remembered is a search all the same.
    void import('./recent-searches.ts').then(
      ({ rememberSearch }) => rememberSearch(text),
      () => undefined,
    );
    close();
  };
  const walk = (step: 1 | -1) => {
    show();
    const ids = optionIds(place.current);
    if (ids.length === 0) return;
    // The field itself is one stop of the round.
    const at = active === null ? -1 : ids.indexOf(active);
    const next = (at + 1 + step + ids.length + 1) % (ids.length + 1);
    const id = ids[next - 1] ?? null;
    setActive(id);
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && open && active) {
      event.preventDefault();
      document.getElementById(active)?.click();
    } else if (event.key === 'Escape' && open) {
      // The first Escape closes the panel, the next one is the browser's: it empties the field.
      event.preventDefault();
      close();
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!place.current?.contains(event.relatedTarget)) close();
  };
  return { text, open, active, type, show, close, search, onKeyDown, onBlur };
}

function optionIds(place: HTMLElement | null): readonly string[] {
  return [...(place?.querySelectorAll('[role="option"]') ?? [])].map(({ id }) => id);
}

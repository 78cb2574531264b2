import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentStaffQuery } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { menuPlaces } from '../menu-places.ts';
import { Palette } from './palette.tsx';
import { hear } from './shortcuts.ts';
import type { KeyMeaning } from './shortcuts.ts';
import { chooseRow, printChosen, stepRow } from './rows.ts';
import { ShortcutsHelp } from './shortcuts-help.tsx';

/** Keys that come after this belong to another thought. */
const PAUSE_MS = 1_500;
/** A box that is ticked takes no letters. */
const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

export type KeyboardDialog = 'palette' | 'help';

type Props = {
  menu: CurrentStaffQuery['currentStaff']['menu'];
  open: KeyboardDialog | null;
  setOpen: (open: KeyboardDialog | null) => void;
};

/** The keys of the whole back office, and what they open. */
export function Keyboard({ menu, open, setOpen }: Props) {
  const navigate = useNavigate();

  const act = useEffectEvent((meaning: KeyMeaning) => {
    switch (meaning.kind) {
      case 'palette':
      case 'help':
        return setOpen(meaning.kind);
      case 'row':
        return stepRow(meaning.step);
      case 'choose':
        return chooseRow();
      case 'print':
        return printChosen();
      case 'order':
        return menu.includes('orders') ? void navigate(paths.order(meaning.number)) : undefined;
      case 'go': {
        const place = menuPlaces(menu).find(({ entry }) => entry === meaning.entry);
        return place === undefined ? undefined : void navigate(place.to);
      }
    }
  });

  useEffect(() => {
    let typed = '';
    let last = 0;
    const listen = (event: KeyboardEvent) => {
      const { target, timeStamp } = event;
      const isBusy = document.querySelector('dialog[open]') !== null;
      if (isBusy || (target instanceof Element && target.closest(FIELDS) !== null)) return;
      const heard = hear(timeStamp - last > PAUSE_MS ? '' : typed, event);
      [typed, last] = [heard.typed, timeStamp];
      if (heard.meaning === null) return;
      event.preventDefault();
      act(heard.meaning);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const close = () => setOpen(null);
  return (
    <>
      {open === 'palette' && <Palette menu={menu} onClose={close} />}
      {open === 'help' && <ShortcutsHelp menu={menu} onClose={close} />}
    </>
  );
}

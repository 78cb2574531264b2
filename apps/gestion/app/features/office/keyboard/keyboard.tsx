import { useNavigate } from 'react-router';
import { sendNotice } from '@nuancier/ui/pieces/notices/notices-store.ts';
import type { CurrentStaffQuery } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { menuPlaces } from '../menu-places.ts';
import { keyboardCopy as copy } from './keyboard-copy.ts';
import { Palette } from './palette.tsx';
import type { KeyMeaning } from './shortcuts.ts';
import { chooseRow, printChosen, stepRow } from './rows.ts';
import { sendToScanField } from './scans/scan-field.ts';
import { playTone } from './scans/tones.ts';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { useKeys } from './use-keys.ts';
import type { TakenScan } from './use-keys.ts';

export type KeyboardDialog = 'palette' | 'help';

type Props = {
  menu: CurrentStaffQuery['currentStaff']['menu'];
  open: KeyboardDialog | null;
  setOpen: (open: KeyboardDialog | null) => void;
};

/** The keys of the whole back office and its scanners, and what they open. */
export function Keyboard({ menu, open, setOpen }: Props) {
  const navigate = useNavigate();
  const mayOpenOrders = menu.includes('orders');

  const act = (meaning: KeyMeaning) => {
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
        return mayOpenOrders ? void navigate(paths.order(meaning.number)) : undefined;
      case 'go': {
        const place = menuPlaces(menu).find(({ entry }) => entry === meaning.entry);
        return place === undefined ? undefined : void navigate(place.to);
      }
    }
  };
  const take = (scan: TakenScan) => {
    setOpen(null);
    switch (scan.kind) {
      case 'order':
        return void navigate(paths.order(scan.number));
      case 'field':
        return sendToScanField(scan.code);
      case 'unknown':
        playTone('wrong');
        return void sendNotice({ type: 'warning', message: copy.unknownCode(scan.code) });
    }
  };
  useKeys({ act, take, mayOpenOrders });

  const close = () => setOpen(null);
  return (
    <>
      {open === 'palette' && <Palette menu={menu} onClose={close} onHelp={() => setOpen('help')} />}
      {open === 'help' && <ShortcutsHelp menu={menu} onClose={close} />}
    </>
  );
}

import Bookmark from 'lucide-react/icons/bookmark';
import { announce } from '../../../../ui/announcing/announce.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { forgetTint, keepTint, useOwnTint } from './own-tint.ts';
import type { KeptTint } from './own-tint.ts';
import { ownTintCopy } from './own-tint-copy.ts';

/** Makes it « Ma teinte », or puts it down again. Nothing without script: the browser keeps it. */
export function KeepTint({ tint: { code, name, hex } }: { tint: KeptTint }) {
  const own = useOwnTint();
  const isKept = own?.code === code && own.hex === hex;
  return (
    <Button
      type="button"
      look="secondary"
      aria-pressed={isKept}
      onClick={() => {
        if (isKept) forgetTint();
        else keepTint({ code, name, hex });
        announce(isKept ? ownTintCopy.forgotten : ownTintCopy.kept(name));
      }}
    >
      <Bookmark aria-hidden="true" size={20} />
      {ownTintCopy.keep}
    </Button>
  );
}

import Bookmark from 'lucide-react/icons/bookmark';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { ButtonSize } from '@nuancier/ui/pieces/buttons/button.tsx';
import { forgetTint, keepTint, useOwnTint } from './own-tint.ts';
import type { KeptTint } from './own-tint.ts';
import { ownTintCopy } from './own-tint-copy.ts';
import styles from './keep-tint.module.css';

type Props = {
  tint: KeptTint;
  size?: ButtonSize;
  /** In a list its name tells it from the others. */
  named?: boolean;
};

/** Makes it « Ma teinte », or puts it down again. Not there without script: the browser keeps it. */
export function KeepTint({ tint: { code, name, hex }, size = 'normal', named = false }: Props) {
  const own = useOwnTint();
  const isKept = own?.code === code && own.hex === hex;
  const words = isKept ? `${ownTintCopy.isKept} · ${ownTintCopy.letGo}` : ownTintCopy.keep;
  return (
    <Button
      type="button"
      look="secondary"
      size={size}
      className={styles.keep}
      aria-label={named ? ownTintCopy.of(words, name) : undefined}
      onClick={() => {
        if (isKept) forgetTint();
        else keepTint({ code, name, hex });
        announce(isKept ? ownTintCopy.forgotten : ownTintCopy.kept(name));
      }}
    >
      <Bookmark aria-hidden="true" size={20} fill={isKept ? 'currentColor' : 'none'} />
      {words}
    </Button>
  );
}

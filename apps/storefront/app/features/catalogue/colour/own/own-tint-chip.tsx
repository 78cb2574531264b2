import { tintTitle } from '@nuancier/domain/catalogue/colour/tints/tint-title.ts';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { ownTintPath } from '../../../../addresses/tint-paths.ts';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { ColourSwatch } from '../../product/colour-swatch.tsx';
import { forgetTint, useOwnTint } from './own-tint.ts';
import styles from './own-tint-chip.module.css';
import { ownTintCopy } from './own-tint-copy.ts';

/** « Ma teinte », wherever one is in the shop; nothing until one is chosen. Its name is heard, and seen on hovering. */
export function OwnTintChip() {
  const tint = useOwnTint();
  if (!tint) return null;
  const { code, name, hex } = tint;
  const shown = code === null ? name : tintTitle({ name, code });
  return (
    <span className={styles.chip}>
      <Link to={ownTintPath(tint)} className={styles.link} title={shown}>
        <ColourSwatch hex={hex} inline />
        <span className={styles.label}>
          {ownTintCopy.label}
          <span className={styles.name}>{ownTintCopy.named(shown)}</span>
        </span>
      </Link>
      <button
        type="button"
        className={styles.forget}
        aria-label={ownTintCopy.forgetLabel(name)}
        onClick={() => {
          forgetTint();
          announce(ownTintCopy.forgotten);
        }}
      >
        <X aria-hidden="true" size={16} />
      </button>
    </span>
  );
}

import { ChoiceLink } from '../../product/choice-link.tsx';
import { ColourSwatch } from '../../product/colour-swatch.tsx';
import { useOwnTint } from './own-tint.ts';
import { ownTintCopy } from './own-tint-copy.ts';
import styles from './own-tint-offer.module.css';

/** The tint that one carries about, chosen for this product with one press. */
export function OwnTintOffer() {
  const tint = useOwnTint();
  if (!tint) return null;
  const change = tint.code === null ? { tint: tint.hex, label: tint.name } : { tint: tint.code };
  return (
    <p>
      <ChoiceLink change={change} chosen={false} className={styles.offer}>
        <ColourSwatch hex={tint.hex} inline />
        {ownTintCopy.apply(tint.name)}
      </ChoiceLink>
    </p>
  );
}

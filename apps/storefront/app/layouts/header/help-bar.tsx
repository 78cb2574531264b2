import { OwnTintPlace } from '../../features/catalogue/colour/own/own-tint-place.tsx';
import { frameCopy } from '../../features/site/frame-copy.ts';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import styles from './help-bar.module.css';
import { HelpLinks } from './help-links.tsx';
import strip from './strip.module.css';

/** Help where the top bar has it on wide screens: above the header, at the right. `narrow`: where there is no top bar. */
export function HelpBar({ on }: { on: 'narrow' | 'every' }) {
  return (
    <nav
      aria-label={frameCopy.topBar}
      className={classNames(strip.strip, strip.links, styles.bar)}
      data-on={on}
      data-print="no"
    >
      <OwnTintPlace />
      <HelpLinks />
    </nav>
  );
}

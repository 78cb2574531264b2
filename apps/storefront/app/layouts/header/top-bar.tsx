import { siteChoices } from '@nuancier/domain/site/site-choices.ts';
import { Link } from 'react-router';
import { QUICK_ORDER } from '../../features/cart/quick-order/quick-order-link.ts';
import { OwnTintPlace } from '../../features/catalogue/colour/own/own-tint-place.tsx';
import { frameCopy, frameKeys } from '../../features/site/frame-copy.ts';
import { SiteSelectors } from '../../features/site/site-selectors.tsx';
import { paths } from '../../addresses/paths.ts';
import { ContentMenu } from '../menu/content-menu.tsx';
import { HelpLinks } from './help-links.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import strip from './strip.module.css';
import styles from './top-bar.module.css';
import { useFrame } from '../../features/site/use-frame.ts';

/** The shop's services on the left, help and choices on the right. Phones find all of it in the menu panel. */
export function TopBar() {
  const { menu, layout } = useFrame();
  return (
    <div className={classNames(strip.strip, styles.bar)} data-top-bar>
      <div className={styles.inner}>
        <ContentMenu entries={menu.content} />
        <OwnTintPlace />
        <nav aria-label={frameCopy.topBar} className={classNames(strip.links, styles.help)}>
          <Link to={paths['quick-order']()}>{QUICK_ORDER}</Link>
          <HelpLinks />
          <Link to={paths.content('telechargements')} data-message-key={frameKeys.download}>
            {frameCopy.download}
          </Link>
        </nav>
        <SiteSelectors choices={siteChoices(layout)} />
      </div>
    </div>
  );
}

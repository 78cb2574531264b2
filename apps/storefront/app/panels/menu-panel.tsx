import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { Link } from 'react-router';
import { QUICK_ORDER } from '../features/cart/quick-order/quick-order-link.ts';
import { frameCopy, frameKeys } from '../features/site/frame-copy.ts';
import { SiteSelectors } from '../features/site/site-selectors.tsx';
import type { PanelProps } from '../panel-state/panel-names.ts';
import { closePanel } from '../panel-state/panel-store.ts';
import { paths } from '../addresses/paths.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { IconButton } from '@nuancier/ui/pieces/buttons/icon-button.tsx';
import { takeFocus } from '@nuancier/ui/pieces/focus/take-focus.ts';
import { MenuLevel } from './menu-level.tsx';
import styles from './menu-panel.module.css';

/** One level of the tree at a time: down by an entry, up by the arrow. */
export default function MenuPanel({ menu, signedIn, choices }: PanelProps['menu']) {
  const [trail, setTrail] = useState<readonly MenuEntry[]>([]);
  const current = trail.at(-1) ?? null;
  const [leftUid, setLeftUid] = useState<string | null>(null);
  const goDown = (entry: MenuEntry) => setTrail([...trail, entry]);
  const goUp = () => {
    setLeftUid(current?.uid ?? null);
    setTrail(trail.slice(0, -1));
  };

  return (
    <Drawer
      side="full-height"
      title={current?.name ?? frameCopy.menu}
      onClose={closePanel}
      lead={
        current && (
          <IconButton
            key={current.uid}
            ref={takeFocus}
            label={frameCopy.back}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={goUp}
          />
        )
      }
    >
      {current ? (
        <MenuLevel
          key={current.uid}
          parent={current}
          entries={current.children}
          onGoDown={goDown}
          leftUid={leftUid}
        />
      ) : (
        <>
          <MenuLevel entries={menu.shop} onGoDown={goDown} leftUid={leftUid} />
          <div className={styles.apart}>
            {signedIn && menu.promo && (
              <Link replace to={paths.promo()} className={styles.entry}>
                {frameCopy.promo}
              </Link>
            )}
            {menu.special && <MenuLevel entries={[menu.special]} onGoDown={goDown} leftUid={leftUid} />}
            <MenuLevel entries={menu.content} onGoDown={goDown} leftUid={leftUid} />
          </div>
          <div className={styles.help}>
            <Link replace to={paths['quick-order']()}>
              {QUICK_ORDER}
            </Link>
            <Link replace to={paths.content('aide-faq')} data-message-key={frameKeys.helpAndFaq}>
              {frameCopy.helpAndFaq}
            </Link>
            <Link replace to={paths.content('telechargements')} data-message-key={frameKeys.download}>
              {frameCopy.download}
            </Link>
            <SiteSelectors choices={choices} />
          </div>
        </>
      )}
    </Drawer>
  );
}

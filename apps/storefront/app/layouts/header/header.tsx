import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { frameCopy } from '../../features/site/frame-copy.ts';
import { paths } from '../../addresses/paths.ts';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { HeaderActions } from './header-actions.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MegaMenu } from '../menu/mega-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { SEARCH_ID, SearchForm } from './search-form.tsx';
import { StoreButton } from './store-button.tsx';
import { TopBar } from './top-bar.tsx';
import { useFrame } from '../../features/site/use-frame.ts';

export function Header() {
  const { menu, viewer } = useFrame();
  const [searchShown, setSearchShown] = useState(false);

  return (
    <header className={styles.header} data-print="no">
      <TopBar />
      <div className={styles.main}>
        <MenuButton className={styles.burger} label={frameCopy.menuOpen}>
          <Menu aria-hidden="true" />
        </MenuButton>
        <Logo />
        <div className={styles.store}>
          <StoreButton />
        </div>
        {/* Without script the link's fragment shows the field, which follows its opener. */}
        <LinkButton
          to={`#${SEARCH_ID}`}
          onPress={() => setSearchShown(!searchShown)}
          expanded={searchShown}
          controls={SEARCH_ID}
          label={searchShown ? frameCopy.searchClose : frameCopy.searchOpen}
          className={styles.toggle}
        >
          <Search aria-hidden="true" />
        </LinkButton>
        <SearchForm shown={searchShown} />
        <HeaderActions />
      </div>
      <MegaMenu
        entries={menu.shop}
        promo={viewer.kind === 'signed-in' && menu.promo ? paths.promo() : null}
        special={menu.special}
      />
    </header>
  );
}

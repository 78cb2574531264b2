import { footerCopy } from '../../features/site/footer-copy.ts';
import { paths } from '../../addresses/paths.ts';
import { FooterColumn } from './footer-column.tsx';
import { FooterInvitations } from './footer-invitations.tsx';
import { contentLinks, entryLinks, helpLinks, legalLinks } from './footer-links.ts';
import styles from './footer.module.css';
import { Reassurance } from './reassurance.tsx';
import { useFrame } from '../../features/site/use-frame.ts';

export function Footer() {
  const { accessibility, menu, site } = useFrame();
  return (
    <footer data-print="no">
      <Reassurance />
      <div className={styles.footer}>
        <FooterInvitations />
        <div className={styles.columns}>
          <FooterColumn title={footerCopy.universes} links={entryLinks(menu.shop)} room="wide" />
          <FooterColumn title={footerCopy.services} links={contentLinks(menu.content)} />
          <FooterColumn title={footerCopy.help} links={helpLinks} />
          <FooterColumn
            title={footerCopy.legal}
            links={[...legalLinks, { label: accessibility, to: paths.accessibility() }]}
            room="whole"
          />
        </div>
        <p className={styles.copyright}>{site.copyright}</p>
      </div>
    </footer>
  );
}

import { contactCopy } from '../features/customers/contact-copy.ts';
import { newsletterCopy } from '../features/customers/newsletter-copy.ts';
import { openPanel, usePanel } from '../panel-store.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './footer-invitations.module.css';

/** To write to us, and to hear from us: each a panel, without script a page. */
export function FooterInvitations() {
  const open = usePanel()?.[0];
  return (
    <div className={styles['band']}>
      <div className={styles['invitation']}>
        <h2 className={styles['title']}>{newsletterCopy.footerTitle}</h2>
        <p>{newsletterCopy.intro}</p>
        <LinkButton
          to={paths.newsletter()}
          onPress={() => openPanel('newsletter', {})}
          expanded={open === 'newsletter'}
          className={styles['action']}
        >
          {newsletterCopy.submit}
        </LinkButton>
      </div>
      <div className={styles['invitation']}>
        <h2 className={styles['title']}>{contactCopy.footerTitle}</h2>
        <p>{contactCopy.footerText}</p>
        <LinkButton
          to={paths.contact()}
          onPress={() => openPanel('contact', {})}
          expanded={open === 'contact'}
          className={styles['action']}
        >
          {contactCopy.footerAction}
        </LinkButton>
      </div>
    </div>
  );
}

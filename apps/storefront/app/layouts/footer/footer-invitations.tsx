import { invitationCopy } from '../../features/customers/newsletter/invitation-copy.ts';
import { openPanel, usePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import styles from './footer-invitations.module.css';

/** Contact and newsletter: each a panel, without script a page. */
export function FooterInvitations() {
  const open = usePanel()?.[0];
  return (
    <div className={styles.band}>
      <div className={styles.invitation}>
        <h2 className={styles.title}>{invitationCopy.newsletterTitle}</h2>
        <p>{invitationCopy.newsletterText}</p>
        <LinkButton
          to={paths.newsletter()}
          onPress={() => openPanel('newsletter', {})}
          expanded={open === 'newsletter'}
          className={styles.action}
        >
          {invitationCopy.newsletterAction}
        </LinkButton>
      </div>
      <div className={styles.invitation}>
        <h2 className={styles.title}>{invitationCopy.contactTitle}</h2>
        <p>{invitationCopy.contactText}</p>
        <LinkButton
          to={paths.contact()}
          onPress={() => openPanel('contact', {})}
          expanded={open === 'contact'}
          className={styles.action}
        >
          {invitationCopy.contactAction}
        </LinkButton>
      </div>
    </div>
  );
}

import MailCheck from 'lucide-react/icons/mail-check';
import { contactCopy } from '../../../features/customers/contact/contact-copy.ts';
import { pageMeta } from '../../../head/page-meta.ts';
import { paths } from '../../../addresses/paths.ts';
import { Breadcrumbs } from '@nuancier/ui/pieces/navigation/breadcrumbs.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import type { Route } from './+types/contact-confirmation-screen.ts';
import styles from './contact-confirmation-screen.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: [contactCopy.confirmedTitle], noindex: true });
}

export default function ContactConfirmationScreen() {
  return (
    <Page>
      <Breadcrumbs
        items={[{ label: contactCopy.title, to: paths.contact() }, { label: contactCopy.confirmedTitle }]}
      />
      <div className={styles.done}>
        <MailCheck aria-hidden="true" size={48} />
        <h1>{contactCopy.confirmedTitle}</h1>
        <p>{contactCopy.confirmedText}</p>
        <ButtonLink to={paths.home()}>{contactCopy.backToShop}</ButtonLink>
      </div>
    </Page>
  );
}

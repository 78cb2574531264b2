import { Link, useLocation } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import styles from './consent-banner.module.css';
import { consentCopy } from './consent-copy.ts';
import { useFrame } from './use-frame.ts';

/** Refusing is the same gesture as accepting: two equal buttons of one form, which works without script. */
export function ConsentBanner() {
  const { pathname, search } = useLocation();
  const cookiesPage = useFrame().layout.storeConfig?.cms_no_cookies || 'cookies';
  return (
    <section className={styles.banner} aria-labelledby="consentement-titre" data-print="no">
      <div className={styles.inner}>
        <div>
          <h2 id="consentement-titre" className={styles.title}>
            {consentCopy.pageTitle}
          </h2>
          <p className={styles.text}>
            {consentCopy.text} <Link to={paths.content(cookiesPage)}>{consentCopy.more}</Link>
          </p>
        </div>
        <Form method="post" action={paths.consent()} className={styles.choices} preventScrollReset replace>
          <input type="hidden" name="back" value={pathname + search} />
          <Button type="submit" name="choice" value="refused" look="primary" wide>
            {consentCopy.refuse}
          </Button>
          <Button type="submit" name="choice" value="accepted" look="primary" wide>
            {consentCopy.accept}
          </Button>
        </Form>
      </div>
    </section>
  );
}

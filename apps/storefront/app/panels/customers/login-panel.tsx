import { useFetcher, useLocation } from 'react-router';
import { signInCopy } from '../../features/customers/sign-in-copy.ts';
import { SignInForm } from '../../features/customers/sessions/sign-in-form.tsx';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import styles from './login-panel.module.css';
import type { SignInAnswer } from '../../actions/customers/sign-in-answer.ts';

/** Signs in without leaving the page. Its twin without script is the sign-in page. */
export default function LoginPanel({ back: asked }: PanelProps['login']) {
  const { Form, data, state } = useFetcher<SignInAnswer>();
  const { pathname, search } = useLocation();
  const back = asked ?? pathname + search;
  return (
    <Drawer title={signInCopy.title} onClose={closePanel}>
      {asked !== undefined && <p className={styles.asked}>{signInCopy.askedPage}</p>}
      <SignInForm
        form={Form}
        action={paths['sign-in']()}
        answer={data}
        back={back}
        pending={state !== 'idle'}
      />
      <div className={styles.other}>
        <p>{signInCopy.noAccount}</p>
        <ButtonLink to={paths['customer-acces-espace-pro'](back)} look="secondary" wide replace>
          {signInCopy.create}
        </ButtonLink>
      </div>
    </Drawer>
  );
}

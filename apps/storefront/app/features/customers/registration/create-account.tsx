import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { openPanel, usePanel } from '../../../panel-state/panel-store.ts';
import { paths } from '../../../addresses/paths.ts';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import styles from './create-account.module.css';
import { registrationCopy, registrationWays } from './registration-copy.ts';
import { signInCopy } from '../sign-in-copy.ts';

const [, client, ...others] = registrationWays;

/** Why to become a customer, and the ways to become one. */
export function CreateAccount({ back }: { back: string | null }) {
  const open = usePanel()?.[0];
  return (
    <div className={styles.create}>
      <ul className={styles.advantages}>
        {signInCopy.advantages.map((advantage) => (
          <li key={advantage}>
            <Check aria-hidden="true" size={20} />
            {advantage}
          </li>
        ))}
      </ul>
      <p>{signInCopy.createHelp}</p>
      <LinkButton
        to={paths.register(undefined, back)}
        onPress={() => openPanel('siret', { back })}
        expanded={open === 'siret'}
        className={look('primary')}
      >
        {registrationCopy.openPro}
      </LinkButton>
      <LinkButton
        to={paths.register(client.way, back)}
        onPress={() => openPanel('client-code', { back })}
        expanded={open === 'client-code'}
        className={look('secondary')}
      >
        {client.label}
      </LinkButton>
      <ul className={styles.others}>
        {others.map(({ way, label }) => (
          <li key={way}>
            <Link to={paths.register(way, back)}>{label}</Link>
          </li>
        ))}
        <li>
          <Link to={paths.stores()}>{signInCopy.findStore}</Link>
        </li>
      </ul>
    </div>
  );
}

const look = (kind: 'primary' | 'secondary') =>
  buttonClass({ look: kind, size: 'normal', wide: true, className: undefined });

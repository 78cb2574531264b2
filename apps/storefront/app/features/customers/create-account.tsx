import Check from 'lucide-react/icons/check';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './create-account.module.css';
import { signInCopy } from './sign-in-copy.ts';

/** Why to become a customer, and who opens an account. */
export function CreateAccount() {
  return (
    <div className={styles['create']}>
      <ul className={styles['advantages']}>
        {signInCopy.advantages.map((advantage) => (
          <li key={advantage}>
            <Check aria-hidden="true" size={20} />
            {advantage}
          </li>
        ))}
      </ul>
      <p>{signInCopy.createHelp}</p>
      <ButtonLink to={paths.stores()} look="secondary">
        {signInCopy.findStore}
      </ButtonLink>
    </div>
  );
}

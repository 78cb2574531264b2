import Check from 'lucide-react/icons/check';
import styles from './create-account.module.css';
import { signInCopy } from './sign-in-copy.ts';

/** Why to become a customer. The forms of registration stand below. */
export function CreateAccount() {
  return (
    <ul className={styles['advantages']}>
      {signInCopy.advantages.map((advantage) => (
        <li key={advantage}>
          <Check aria-hidden="true" size={20} />
          {advantage}
        </li>
      ))}
    </ul>
  );
}

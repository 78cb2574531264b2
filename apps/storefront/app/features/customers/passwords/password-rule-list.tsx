import { passwordFaults } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import type { PasswordRule } from '@nuancier/domain/customers/sign-in/password-rule.ts';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { passwordCopy, ruleText } from './password-copy.ts';
import styles from './password-rule-list.module.css';

const lines = ['too-short', 'no-uppercase', 'no-lowercase', 'no-digit', 'no-symbol'] as const;

/** The rule line by line, ticked as one types; without script a plain list. */
export function PasswordRuleList({ password, rule }: { password: string; rule: PasswordRule }) {
  // Each class is listed here, however many of them the site requires.
  const faults = new Set(passwordFaults(password, { ...rule, classes: 4 }));
  return (
    <div className={styles.rule}>
      <p>{passwordCopy.ruleTitle}</p>
      <ul>
        {lines.map((line) => {
          const kept = !faults.has(line);
          return (
            <li key={line} data-kept={kept}>
              {kept ? <Check aria-hidden="true" size={16} /> : <Circle aria-hidden="true" size={16} />}
              {ruleText(line, rule.minimumLength)}
              <VisuallyHidden> ({kept ? passwordCopy.ruleKept : passwordCopy.ruleBroken})</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

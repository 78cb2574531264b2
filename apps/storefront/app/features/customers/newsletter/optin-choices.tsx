import type { CustomerOptinsPageFragment } from '../../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { newsletterCopy } from './newsletter-copy.ts';
import styles from './optin-choices.module.css';

const kinds = ['email', 'sms', 'phone'] as const;

/** One box for each way of being written to; the sentence beside it is what is agreed to, word for word. */
export function OptinChoices({ optins }: { optins: CustomerOptinsPageFragment }) {
  return (
    <>
      <p>
        {newsletterCopy.status}
        {'\u00A0: '}
        <strong>{newsletterCopy.statuses[optins.newsletter_status]}</strong>
      </p>
      {kinds.map((kind) => {
        const { granted, text, chosen_at } = optins[kind];
        return (
          <fieldset key={kind} className={styles.choice}>
            <legend>{newsletterCopy.kinds[kind]}</legend>
            <Checkbox name={kind} label={text} defaultChecked={granted} />
            {chosen_at && (
              <p className={styles.date}>{newsletterCopy.chosenOn(formatDate(new Date(chosen_at)))}</p>
            )}
          </fieldset>
        );
      })}
    </>
  );
}

import CircleCheck from 'lucide-react/icons/circle-check';
import { useAnnouncedAnswer } from '@nuancier/ui/pieces/announcing/use-announced-answer.ts';
import { accountCopy } from '../account-copy.ts';
import { deviceCopy } from './device-copy.ts';
import { passwordCopy } from '../passwords/password-copy.ts';
import { profileCopy } from './profile-copy.ts';
import type { ProfileOutcome } from '../../../actions/customers/profile-outcome.ts';
import styles from '@nuancier/ui/pieces/notices/done-note.module.css';

const saved = {
  profile: profileCopy.saved,
  password: passwordCopy.changed,
  'client-code': accountCopy.linked,
  device: deviceCopy.ended,
  'other-devices': deviceCopy.othersEnded,
} as const;

/** The outcome on the page itself: also without script. */
export function SavedNote({ outcome }: { outcome: ProfileOutcome | undefined }) {
  useAnnouncedAnswer(outcome, outcome?.kind === 'saved' ? saved[outcome.what] : null);
  return (
    <div>
      {outcome?.kind === 'saved' && (
        <p className={styles.note}>
          <CircleCheck aria-hidden="true" size={20} />
          {saved[outcome.what]}
        </p>
      )}
    </div>
  );
}

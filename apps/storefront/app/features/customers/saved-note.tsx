import CircleCheck from 'lucide-react/icons/circle-check';
import { accountCopy } from './account-copy.ts';
import { deviceCopy } from './device-copy.ts';
import { passwordCopy } from './password-copy.ts';
import { profileCopy } from './profile-copy.ts';
import type { ProfileOutcome } from './profile-outcome.ts';
import styles from './saved-note.module.css';

const saved = {
  profile: profileCopy.saved,
  password: passwordCopy.changed,
  'client-code': accountCopy.linked,
  device: deviceCopy.ended,
  'other-devices': deviceCopy.othersEnded,
} as const;

/** What was done, told on the page itself: also without script. */
export function SavedNote({ outcome }: { outcome: ProfileOutcome | undefined }) {
  return (
    <div role="status">
      {outcome?.kind === 'saved' && (
        <p className={styles['note']}>
          <CircleCheck aria-hidden="true" size={20} />
          {saved[outcome.what]}
        </p>
      )}
    </div>
  );
}

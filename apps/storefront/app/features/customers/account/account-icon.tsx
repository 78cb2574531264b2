import UserRound from 'lucide-react/icons/user-round';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { connectAsCopy } from '../representatives/connect-as-copy.ts';
import type { FrameViewer } from '../../../backend/frame-viewer.ts';

/** A special one marks a sales representative in a customer's session. */
export function AccountIcon({ viewer, size = 24 }: { viewer: FrameViewer; size?: number }) {
  if (viewer.kind === 'signed-out' || !viewer.representative)
    return <UserRound aria-hidden="true" size={size} />;
  return (
    <>
      <UserRoundCheck aria-hidden="true" size={size} data-account-icon="representative" />
      <VisuallyHidden>{connectAsCopy.icon}</VisuallyHidden>
    </>
  );
}

import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { SignedInViewer } from '../../backend/frame-viewer.ts';
import { accountStepCopy, checkoutCopy } from './copy.ts';
import styles from './guest-email-form.module.css';
import { StepActions } from './step-actions.tsx';

/** A signed-in customer has nothing to fill in here. */
export function SignedInNote({ viewer }: { viewer: SignedInViewer }) {
  return (
    <div className={styles.ways}>
      <Card>
        <p>{accountStepCopy.signedInAs(`${viewer.firstname} ${viewer.lastname}`)}</p>
        <p>{viewer.email}</p>
        <StepActions>
          <ButtonLink to={paths['checkout-shipping']()} wide>
            {checkoutCopy.next}
          </ButtonLink>
        </StepActions>
      </Card>
    </div>
  );
}

import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { takeFocus } from '@nuancier/ui/pieces/focus/take-focus.ts';
import { reviewCopy } from './copy.ts';
import styles from './reviews.module.css';

/** Why there is no form: the review is sent, or this viewer may not write one. */
export type ReviewGateKind = 'sent' | 'sign-in' | 'not-you' | 'closed';

const words: Readonly<Record<ReviewGateKind, string>> = {
  sent: reviewCopy.thanks,
  'sign-in': reviewCopy.signInFirst,
  'not-you': reviewCopy.notYou,
  closed: reviewCopy.closed,
};

export function ReviewGate({ kind, slug }: { kind: ReviewGateKind; slug: string }) {
  return (
    <>
      <p {...(kind === 'sent' ? { tabIndex: -1, ref: takeFocus } : {})}>{words[kind]}</p>
      <p className={styles.pages}>
        {kind === 'sign-in' && <ButtonLink to={paths['sign-in']()}>{reviewCopy.signIn}</ButtonLink>}
        <ButtonLink to={paths.product(slug)} look="secondary">
          {reviewCopy.backToProduct}
        </ButtonLink>
      </p>
    </>
  );
}

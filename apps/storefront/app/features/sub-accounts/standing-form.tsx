import type { SubAccountFieldsFragment } from '../../../generated/documents.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { subAccountsCopy as copy } from './copy.ts';

type Props = { account: Pick<SubAccountFieldsFragment, 'id' | 'is_invited' | 'is_suspended'>; name: string };

/** Closed for a while, opened again, invited once more. */
export function StandingForm({ account, name }: Props) {
  const { id, is_invited: isInvited, is_suspended: isSuspended } = account;
  return (
    <Form method="post" action={paths['customer-my-sub-accounts']()}>
      <input type="hidden" name="id" value={id} />
      {isInvited && !isSuspended && (
        <Button
          type="submit"
          name="intent"
          value="resend"
          look="quiet"
          size="small"
          aria-label={copy.resendOf(name)}
        >
          {copy.resend}
        </Button>
      )}
      {isSuspended ? (
        <Button
          type="submit"
          name="intent"
          value="resume"
          look="secondary"
          size="small"
          aria-label={copy.resumeOf(name)}
        >
          {copy.resume}
        </Button>
      ) : (
        <Button
          type="submit"
          name="intent"
          value="suspend"
          look="quiet"
          size="small"
          aria-label={copy.suspendOf(name)}
        >
          {copy.suspend}
        </Button>
      )}
    </Form>
  );
}

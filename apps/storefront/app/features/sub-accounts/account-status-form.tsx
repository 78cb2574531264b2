import type { SubAccountFieldsFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import type { ButtonLook } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { subAccountsCopy as copy } from './copy.ts';

type Props = { account: Pick<SubAccountFieldsFragment, 'id' | 'is_invited' | 'is_suspended'>; name: string };

/** Closed for a while, opened again, invited once more. */
export function AccountStatusForm({ account, name }: Props) {
  const { id, is_invited: isInvited, is_suspended: isSuspended } = account;
  return (
    <Form method="post" action={paths['customer-my-sub-accounts']()}>
      <input type="hidden" name="id" value={id} />
      {isInvited && !isSuspended && <Act intent="resend" label={copy.resendOf(name)} text={copy.resend} />}
      {isSuspended ? (
        <Act intent="resume" label={copy.resumeOf(name)} text={copy.resume} look="secondary" />
      ) : (
        <Act intent="suspend" label={copy.suspendOf(name)} text={copy.suspend} />
      )}
    </Form>
  );
}

type ActProps = { intent: string; label: string; text: string; look?: ButtonLook };

function Act({ intent, label, text, look = 'quiet' }: ActProps) {
  return (
    <Button type="submit" name="intent" value={intent} look={look} size="small" aria-label={label}>
      {text}
    </Button>
  );
}

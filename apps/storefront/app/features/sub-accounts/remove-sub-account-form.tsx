import { paths } from '../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { subAccountsCopy as copy } from './copy.ts';

/** The removal itself, once it is sure: in the panel, and on the account's own page without script. */
export function RemoveSubAccountForm({ id, wide = false }: { id: string; wide?: boolean }) {
  return (
    <Form method="post" action={paths['customer-my-sub-accounts']()}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value="remove" />
      <Button type="submit" wide={wide}>
        {copy.remove}
      </Button>
    </Form>
  );
}

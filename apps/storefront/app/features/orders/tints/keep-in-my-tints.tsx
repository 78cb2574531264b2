import Palette from 'lucide-react/icons/palette';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { tintsCopy as copy } from './tints-copy.ts';

/** Adds a tint of the charts to « Mes teintes », as if its code had been typed there. */
export function KeepInMyTints({ code }: { code: string }) {
  return (
    <Form method="post" action={tintPaths['customer-my-tints']()}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="colour" value={code} />
      <Button type="submit" look="secondary">
        <Palette aria-hidden="true" size={20} />
        {copy.keepHere}
      </Button>
    </Form>
  );
}

import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { wishlistCopy } from '../copy.ts';
import type { ListName } from '../../../actions/wishlists/wishlist-answer.ts';
import styles from '../wishlists.module.css';
import { shareOptions } from '../share-options.ts';

/** Who of the company opens the list; its owner decides. */
export function ShareListForm({ list }: { list: ListName }) {
  return (
    <Form method="post" action={paths['customer-my-wishlist'](list.id)} className={styles.share}>
      <input type="hidden" name="intent" value="share" />
      <input type="hidden" name="list" value={list.id} />
      <Field label={wishlistCopy.share}>
        {(control) => <Select {...control} name="share" options={shareOptions} defaultValue={list.share} />}
      </Field>
      <Button type="submit" look="secondary" size="small">
        {wishlistCopy.saveShare}
      </Button>
    </Form>
  );
}

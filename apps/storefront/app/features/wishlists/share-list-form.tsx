import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { wishlistCopy } from './copy.ts';
import { shareOptions } from './list-share.ts';
import type { ListName } from './wishlist-answer.ts';
import styles from './wishlists.module.css';

/** Who of the company opens the list; its owner decides. */
export function ShareListForm({ list }: { list: ListName }) {
  return (
    <Form method="post" action={paths['customer-my-wishlist'](list.id)} className={styles['share']}>
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

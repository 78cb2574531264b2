import Users from 'lucide-react/icons/users';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { wishlistCopy } from '../copy.ts';
import type { ListName } from '../../../actions/wishlists/wishlist-answer.ts';
import styles from '../wishlists.module.css';

type Props = { list: ListName; takesOver: boolean };

/** The list's owner and what may be done with it; lists of a closed account may be taken over by the head. */
export function ColleagueNote({ list, takesOver }: Props) {
  const { owner, ownerLeft, mayEdit } = list;
  return (
    <div className={styles.colleague}>
      <p className={styles.whose}>
        <Users aria-hidden="true" size={18} />
        <span>
          {wishlistCopy.listOf(owner, ownerLeft)} {mayEdit ? wishlistCopy.mayEdit : wishlistCopy.mayRead}
        </span>
      </p>
      {ownerLeft && takesOver && (
        <Form method="post" action={paths['customer-my-wishlist'](list.id)}>
          <input type="hidden" name="intent" value="take-over" />
          <input type="hidden" name="list" value={list.id} />
          <Button type="submit" look="secondary" size="small">
            {wishlistCopy.takeOver}
          </Button>
        </Form>
      )}
    </div>
  );
}

import { LONGEST_NAME } from '@nuancier/domain/wishlists/wishlist-name.ts';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { RequiredNote } from '@nuancier/ui/pieces/field/required-note.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { wishlistCopy } from '../copy.ts';
import type { ListName, RefusedWish, WishlistAnswer } from '../../../actions/wishlists/wishlist-answer.ts';
import { WishlistForm } from '../wishlist-form.tsx';
import styles from '../wishlists.module.css';
import { shareOptions } from '../share-options.ts';

type Props = {
  /** The list to rename; none to make a new one. */
  list: ListName | null;
  /** Whether a new one may be shared. */
  shares: boolean;
  /** What was refused without script. */
  refused: RefusedWish | null;
  cancel: ReactNode;
};

/** Names a list, new or old; then that list is shown. */
export function ListNameForm({ list, shares, refused: told, cancel }: Props) {
  const fetcher = useFetcher<WishlistAnswer>();
  const navigate = useNavigate();
  const { data: answer } = fetcher;
  useEffect(() => {
    if (answer?.kind === 'created' || answer?.kind === 'renamed')
      void navigate(`${paths['customer-my-wishlist'](answer.listId)}&fait=${answer.kind}`);
  }, [answer, navigate]);
  const refused = answer?.kind === 'refused' ? answer : told;
  return (
    <WishlistForm
      fetcher={fetcher}
      intent={list ? 'rename' : 'create'}
      fields={list ? { list: list.id } : {}}
      className={styles.form}
    >
      <RequiredNote />
      <Field label={wishlistCopy.name} hint={wishlistCopy.nameHint} error={refused?.message} required>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={LONGEST_NAME}
            autoComplete="off"
            defaultValue={refused?.typed ?? list?.name}
          />
        )}
      </Field>
      {shares && (
        <Field label={wishlistCopy.share} hint={wishlistCopy.shareHint}>
          {(control) => (
            <Select
              {...control}
              name="share"
              options={shareOptions}
              defaultValue={refused?.share ? refused.share : 'PRIVATE'}
            />
          )}
        </Field>
      )}
      <div className={styles.ways}>
        {cancel}
        <Button type="submit" aria-busy={fetcher.state !== 'idle'}>
          {wishlistCopy.submit}
        </Button>
      </div>
    </WishlistForm>
  );
}

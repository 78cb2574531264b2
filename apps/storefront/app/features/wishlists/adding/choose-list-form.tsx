import { NEW_LIST } from '@nuancier/domain/wishlists/wishlist-limits.ts';
import { LONGEST_NAME } from '@nuancier/domain/wishlists/wishlist-name.ts';
import { useState } from 'react';
import type { useFetcher } from 'react-router';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { wishlistCopy } from '../copy.ts';
import { listLabel } from '../list-label.ts';
import type {
  ListName,
  RefusedWish,
  WishChoice,
  WishlistAnswer,
} from '../../../actions/wishlists/wishlist-answer.ts';
import { WishlistForm } from '../wishlist-form.tsx';
import styles from '../wishlists.module.css';

type Props = {
  choice: WishChoice;
  fetcher: ReturnType<typeof useFetcher<WishlistAnswer>>;
  /** What was refused without script. */
  refused: RefusedWish | null;
};

/** Which list: the first by default, or a new one with its name. */
export function ChooseListForm({ choice, fetcher, refused: told }: Props) {
  const scripted = useHydrated();
  const refused = fetcher.data?.kind === 'refused' ? fetcher.data : told;
  const [chosen, setChosen] = useState(refused?.listId || optionsOf(choice)[0]?.value);
  const isNew = chosen === String(NEW_LIST);
  // A refusal of the name is shown beside the name; any other below the form.
  const atName = refused !== null && isNew;
  return (
    <WishlistForm fetcher={fetcher} intent="add" className={styles.form}>
      {choice.wishes.map((wish) => (
        <input key={wish} type="hidden" name="article" value={wish} />
      ))}
      <Field label={wishlistCopy.choose}>
        {(control) => (
          <Select
            {...control}
            name="list"
            options={optionsOf(choice)}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
      </Field>
      {(isNew || !scripted) && (
        <Field
          label={wishlistCopy.newListName}
          hint={scripted ? wishlistCopy.nameHint : wishlistCopy.newListHint}
          error={atName ? refused.message : null}
          optional={!scripted}
        >
          {(control) => (
            <TextInput
              {...control}
              name="name"
              maxLength={LONGEST_NAME}
              autoComplete="off"
              defaultValue={refused?.typed}
            />
          )}
        </Field>
      )}
      <div role="alert">
        {refused && !atName && fetcher.state === 'idle' && <ErrorMessage>{refused.message}</ErrorMessage>}
      </div>
      <Button type="submit" wide aria-busy={fetcher.state !== 'idle'}>
        {fetcher.state === 'submitting' ? wishlistCopy.adding : wishlistCopy.add}
      </Button>
    </WishlistForm>
  );
}

/** Without any list the first favourite makes one. */
function optionsOf({ lists, company }: WishChoice) {
  return [
    ...(lists.length > 0 ? lists.map(option) : [{ value: '0', label: wishlistCopy.title }]),
    ...company.map(option),
    { value: String(NEW_LIST), label: wishlistCopy.newList },
  ];
}

function option(list: ListName) {
  return { value: list.id, label: `${listLabel(list)} (${wishlistCopy.howMany(list.count)})` };
}

import type { ReactNode } from 'react';
import type { useFetcher } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { FormMark } from '@nuancier/ui/pieces/form/form-mark.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { useSecondPress } from '@nuancier/ui/pieces/buttons/use-second-press.ts';
import type { WishlistAnswer, WishlistIntent } from '../../actions/wishlists/wishlist-answer.ts';

type Props = {
  fetcher: ReturnType<typeof useFetcher<WishlistAnswer>>;
  /** Null where the button that is pressed says it. */
  intent: WishlistIntent | null;
  id?: string | undefined;
  fields?: Readonly<Record<string, string>>;
  className?: string | undefined;
  children: ReactNode;
};

/** Every change of the favourites is sent to their address. With script the page stays where it is. */
export function WishlistForm({ fetcher, intent, id, fields, className, children }: Props) {
  const scripted = useHydrated();
  const onSubmit = useSecondPress(fetcher);
  // Without script the answer shows the list it is about.
  const action =
    intent === 'add' ? paths['customer-wish']() : paths['customer-my-wishlist'](fields?.['list']);
  return (
    <fetcher.Form id={id} method="post" action={action} className={className} noValidate onSubmit={onSubmit}>
      <FormMark />
      {intent !== null && <input type="hidden" name="intent" value={intent} />}
      {scripted && <input type="hidden" name="script" value="on" />}
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </fetcher.Form>
  );
}

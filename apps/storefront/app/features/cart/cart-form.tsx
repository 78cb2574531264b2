import type { ReactNode } from 'react';
import type { useFetcher } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { FormMark } from '@nuancier/ui/pieces/form/form-mark.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { useSecondPress } from '@nuancier/ui/pieces/buttons/use-second-press.ts';
import type { CartAnswer, CartIntent } from '../../actions/cart/cart-answer.ts';

type Props = {
  fetcher: ReturnType<typeof useFetcher<CartAnswer>>;
  intent: CartIntent;
  id?: string | undefined;
  may?: (() => boolean) | undefined;
  fields?: Readonly<Record<string, string>>;
  className?: string | undefined;
  children: ReactNode;
};

/** Every change of the cart is sent to its address. With script the page stays where it is. */
export function CartForm({ fetcher, intent, id, may, fields, className, children }: Props) {
  const scripted = useHydrated();
  const onPress = useSecondPress(fetcher);
  return (
    <fetcher.Form
      id={id}
      method="post"
      action={paths.cart()}
      className={className}
      noValidate
      onSubmit={(event) => {
        onPress(event);
        if (!event.defaultPrevented && may && !may()) event.preventDefault();
      }}
    >
      <FormMark />
      <input type="hidden" name="intent" value={intent} />
      {scripted && <input type="hidden" name="script" value="on" />}
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </fetcher.Form>
  );
}

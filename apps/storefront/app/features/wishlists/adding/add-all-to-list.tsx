import Heart from 'lucide-react/icons/heart';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Form } from '@nuancier/ui/pieces/form/form.tsx';
import { useFrame } from '../../site/use-frame.ts';
import { wishlistCopy } from '../copy.ts';
import { wishText } from '../../../actions/wishlists/wish.ts';
import type { Wish } from '../../../actions/wishlists/wish.ts';

/** Takes many articles to the page where their list is chosen. Visitors have no favourites. */
export function AddAllToList({ lines }: { lines: readonly Wish[] }) {
  const { viewer } = useFrame();
  if (viewer.kind !== 'signed-in' || lines.length === 0) return null;
  return (
    <Form method="post" action={paths['customer-wish']()}>
      <input type="hidden" name="intent" value="choose" />
      {lines.map(wishText).map((text) => (
        <input key={text} type="hidden" name="article" value={text} />
      ))}
      <Button type="submit" look="secondary">
        <Heart aria-hidden="true" size={20} />
        {wishlistCopy.saveAll}
      </Button>
    </Form>
  );
}

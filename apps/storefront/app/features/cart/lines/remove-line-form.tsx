import { isFreeReference } from '@nuancier/domain/free-line.ts';
import Trash from 'lucide-react/icons/trash-2';
import type { CartLineFragment } from '../../../../generated/documents.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { articleFields } from '../../../actions/cart/cart-article.ts';
import { CartForm } from '../cart-form.tsx';
import { cartCopy } from '../copy.ts';
import { lineArticle } from './line-article.ts';
import { useRemoval } from './use-removal.ts';

/** The line goes at once; the bar above the lines brings it back. */
export function RemoveLineForm({ line }: { line: CartLineFragment }) {
  const fetcher = useRemoval();
  // What is no article came with its quotation: there is nothing to put back by itself.
  const again = isFreeReference(line.sku) ? {} : articleFields(lineArticle(line));
  const fields = { ...again, uid: line.uid, name: line.name };
  return (
    <CartForm fetcher={fetcher} intent="remove" fields={fields}>
      <Button type="submit" look="quiet" size="small" aria-label={cartCopy.removeNamed(line.name)}>
        <Trash aria-hidden="true" size={18} />
        {cartCopy.remove}
      </Button>
    </CartForm>
  );
}

import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useLocation } from 'react-router';
import { choiceKeys } from '../../../../addresses/article-path.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { addCopy } from '../../../cart/adding/add-copy.ts';
import { ADD_FORM } from '../add-form.ts';
import { HiddenChoice } from '../hidden-choice.tsx';
import { choicePlaces } from './missing-choice.ts';
import type { MissingChoice } from './missing-choice.ts';

type Props = { missing: MissingChoice; onAsk: () => void };

/** « Ajouter au panier » while a choice is open: leads to it, by script or by the address alone. */
export function ChooseFirstForm({ missing, onAsk }: Props) {
  const { pathname } = useLocation();
  return (
    <form
      id={ADD_FORM}
      method="get"
      action={`${pathname}#${choicePlaces[missing.at]}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <HiddenChoice without={[choiceKeys.quantity, choiceKeys.missing]} />
      <Button type="submit" name={choiceKeys.missing} value={missing.at} wide>
        <ShoppingCart aria-hidden="true" size={20} />
        {addCopy.add}
      </Button>
    </form>
  );
}

import Plus from 'lucide-react/icons/plus';
import { openPanel, usePanel } from '../../../panel-state/panel-store.ts';
import { paths } from '../../../addresses/paths.ts';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { wishlistCopy } from '../copy.ts';

export function CreateListButton({ shares }: { shares: boolean }) {
  return (
    <LinkButton
      to={`${paths['customer-my-wishlist']()}?edition=creer`}
      onPress={() => openPanel('create-wishlist', { shares })}
      expanded={usePanel()?.[0] === 'create-wishlist'}
      action="create-wishlist"
      className={buttonClass({ look: 'secondary', size: 'small', wide: false, className: undefined })}
    >
      <Plus aria-hidden="true" size={18} />
      {wishlistCopy.createTitle}
    </LinkButton>
  );
}

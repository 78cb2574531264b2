import Heart from 'lucide-react/icons/heart';
import { paths } from '../../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { wishlistCopy } from '../copy.ts';

/** No list yet, or one without items. */
export function NoList({ hasList }: { hasList: boolean }) {
  return (
    <EmptyState
      icon={<Heart aria-hidden="true" size={48} />}
      title={hasList ? wishlistCopy.empty : wishlistCopy.none}
      action={<ButtonLink to={paths.catalogue()}>{wishlistCopy.browse}</ButtonLink>}
    >
      <p>{wishlistCopy.noneHelp}</p>
    </EmptyState>
  );
}

import BadgePercent from 'lucide-react/icons/badge-percent';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { listingCopy } from '../catalogue/listing/copy.ts';
import { searchCopy } from './copy.ts';

/** No promotion would make this customer pay less. */
export function LowerAlready({ running }: { running: number }) {
  return (
    <EmptyState
      icon={<BadgePercent aria-hidden="true" size={40} />}
      title={searchCopy.promoLowerAlready}
      action={
        <ButtonLink to={paths.catalogue()} look="secondary">
          {listingCopy.otherCategories}
        </ButtonLink>
      }
    >
      {searchCopy.promoLowerAlreadyHelp(running)}
    </EmptyState>
  );
}

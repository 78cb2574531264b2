import { useLocation } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { CONTENT_PLACE } from '@nuancier/ui/pieces/navigation/content-place.ts';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { storesCopy } from '../copy.ts';
import { useStoreChoice } from './use-store-choice.ts';

/** Ends the store of one purchase. */
export function BackToOwnStore({ own }: { own: { code: string; name: string } }) {
  const { pathname, search } = useLocation();
  const { onSubmit, refused, isBusy } = useStoreChoice(own);
  return (
    <form method="post" action={paths.chooseStore()} onSubmit={onSubmit}>
      <input type="hidden" name="shopCode" value={own.code} />
      <input type="hidden" name="back" value={`${pathname}${search}#${CONTENT_PLACE}`} />
      <Button type="submit" name="once" value="1" look="secondary" size="small" aria-busy={isBusy}>
        {storesCopy.backToOwn(own.name)}
      </Button>
      {refused !== null && <ErrorMessage>{refused}</ErrorMessage>}
    </form>
  );
}

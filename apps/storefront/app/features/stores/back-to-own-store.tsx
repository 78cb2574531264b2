import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CONTENT_PLACE } from '../../ui/content-place.ts';
import { storesCopy } from './copy.ts';

/** Ends the store of one purchase. The browser's own form, as where a store is chosen. */
export function BackToOwnStore({ own }: { own: { code: string; name: string } }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={paths.chooseStore()}>
      <input type="hidden" name="shopCode" value={own.code} />
      <input type="hidden" name="back" value={`${pathname}${search}#${CONTENT_PLACE}`} />
      <Button type="submit" name="once" value="1" look="secondary" size="small">
        {storesCopy.backToOwn(own.name)}
      </Button>
    </form>
  );
}

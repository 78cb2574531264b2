import { useEffect } from 'react';
import type { SubmitEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { closePanel } from '../../../panel-state/panel-store.ts';
import { paths } from '../../../addresses/paths.ts';
import { sendNotice } from '@nuancier/ui/pieces/notices/notices-store.ts';
import { useAnnouncedAnswer } from '@nuancier/ui/pieces/announcing/use-announced-answer.ts';
import { storesCopy } from '../copy.ts';
import { keepFavourite } from './favourite-store.ts';
import type { StoreChoice } from './store-choice.ts';

/**
 * A native form submission: every price on the page may change, so it is reloaded. In the checkout the page stays, to
 * keep what is typed; a refusal is shown beside the button.
 */
export function useStoreChoice({ code, name }: { code: string; name: string }) {
  const { pathname } = useLocation();
  const { submit, state, data } = useFetcher<StoreChoice>();
  const refused = data?.kind === 'refused' ? data.message : null;
  useAnnouncedAnswer(data, refused, 'assertive');
  useEffect(() => {
    if (data?.kind !== 'chosen') return;
    if (!data.once) keepFavourite(code, new Date());
    closePanel();
    sendNotice({ type: 'success', message: storesCopy.chosen(name) });
  }, [data, code, name]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // This time only: the favourite stays what it was.
    const once = event.nativeEvent.submitter?.getAttribute('name') === 'once';
    if (!pathname.startsWith(paths['checkout-shipping']())) {
      if (!once) keepFavourite(code, new Date());
      return;
    }
    event.preventDefault();
    const choice = { shopCode: code, stay: '1', ...(once ? { once: '1' } : {}) };
    if (state !== 'submitting') void submit(choice, { method: 'post', action: paths.chooseStore() });
  };
  return { onSubmit, refused: state === 'submitting' ? null : refused, isBusy: state === 'submitting' };
}

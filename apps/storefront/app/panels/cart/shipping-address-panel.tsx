import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { shippingAddressCopy as copy } from '../../features/checkout/copy.ts';
import { ShippingAddressForm } from '../../features/checkout/shipping/shipping-address-form.tsx';
import type {
  ShippingAddressAnswer,
  ShippingAddressPage,
} from '../../actions/checkout/shipping-address-answer.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { sendNotice } from '@nuancier/ui/pieces/notices/notices-store.ts';
import { useMinimumPending } from '@nuancier/ui/pieces/waiting/use-minimum-pending.ts';
import { PanelSkeleton } from '../body/panel-skeleton.tsx';

/** Shows the answer of the shipping address's page, which is its twin without script. */
export default function ShippingAddressPanel() {
  const { load, data: page, state } = useFetcher<ShippingAddressPage>();
  const { Form, data: answer, state: sending } = useFetcher<ShippingAddressAnswer>();
  useEffect(() => {
    void load(paths['shipping-address']());
  }, [load]);
  const isSet = sending === 'idle' && answer?.kind === 'set';
  useEffect(() => {
    if (!isSet) return;
    sendNotice({ type: 'success', message: copy.saved });
    closePanel();
  }, [isSet]);
  const waiting = useMinimumPending(!page && state === 'loading');
  const failed = !waiting && !page && state === 'idle';
  return (
    <Drawer title={copy.title} onClose={closePanel}>
      {waiting && <PanelSkeleton />}
      {!waiting && page && (
        <ShippingAddressForm page={page} answer={answer} pending={sending !== 'idle'} as={Form} scripted />
      )}
      {failed && (
        <>
          <ErrorMessage>{copy.failed}</ErrorMessage>
          <Link to={paths['shipping-address']()}>{copy.openPage}</Link>
        </>
      )}
    </Drawer>
  );
}

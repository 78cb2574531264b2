import { RejectOrderForm } from '../../features/approvals/reject-order-form.tsx';
import { approvalsCopy } from '../../features/approvals/copy.ts';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';

export default function OrderRejectPanel({ orderId, version }: PanelProps['order-reject']) {
  return (
    <Drawer title={approvalsCopy.rejectTitle} onClose={closePanel}>
      <RejectOrderForm orderId={orderId} version={version} />
    </Drawer>
  );
}

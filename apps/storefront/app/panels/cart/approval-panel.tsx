import { approvalCopy } from '../../features/cart/approval/approval-copy.ts';
import { SubmitApprovalForm } from '../../features/cart/approval/submit-approval-form.tsx';
import type { PanelProps } from '../../panel-state/panel-names.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';

/** Before a cart is handed to the head of the company. */
export default function ApprovalPanel({ why, form }: PanelProps['approval']) {
  return (
    <Drawer title={approvalCopy.modalTitle} onClose={closePanel}>
      <SubmitApprovalForm why={why} form={form} />
    </Drawer>
  );
}

import { ExportCustomerDataDocument } from '../../../../generated/documents.ts';
import { backendContext } from '../../../backend/request-context.server.ts';
import { orRefusal } from '../../../backend/forms/checked-form.server.ts';
import type { Route } from './+types/my-data-file.ts';

const plain = { 'content-type': 'text/plain; charset=utf-8' };

/** What the shop holds of the customer, as a file that only this browser gets. */
export async function loader({ context }: Route.LoaderArgs) {
  const asked = await orRefusal(context.get(backendContext).query(ExportCustomerDataDocument, {}));
  if ('refusal' in asked) {
    // Asked too often, or not by the customer itself.
    const status = asked.refusal.key === 'CONNECTED_AS' ? 403 : 429;
    return new Response(asked.refusal.message, { status, headers: plain });
  }
  const file = asked.done.exportCustomerData;
  if (!file) throw new Error('The commerce API exported nothing');
  return new Response(file.content, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${file.file_name}"`,
      'cache-control': 'private, no-store',
    },
  });
}

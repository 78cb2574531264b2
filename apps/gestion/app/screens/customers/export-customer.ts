// POST alone: the file of one person's data, written in the log.
import { data, redirect } from 'react-router';
import { ExportShopCustomerDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import type { Route } from './+types/export-customer';

export function loader({ params: { id } }: Route.LoaderArgs) {
  throw redirect(paths.customer(id));
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  await readForm(request);
  const asked = await orRefusal(context.get(backendContext).ask(ExportShopCustomerDocument, { id }));
  if ('refusal' in asked) throw data({ told: asked.refusal.message }, { status: 404 });
  const { file_name: name, content } = asked.done.exportShopCustomer;
  return new Response(content, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

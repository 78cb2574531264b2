import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { LinkRequestsDocument, SettleLinkRequestDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { customerCopy } from '../../features/customers/customer-copy.ts';
import { ConfirmPage } from '../../features/office/confirm-page.tsx';
import type { Route } from './+types/link-request-screen';

const { links: copy } = customerCopy;
const ACCEPTED: Readonly<Record<string, boolean>> = { confirmation: true, refus: false };

function isAccepted(verdict: string): boolean {
  const accepted = Object.hasOwn(ACCEPTED, verdict) ? ACCEPTED[verdict] : undefined;
  if (accepted === undefined) throw data(null, { status: 404 });
  return accepted;
}

/** What nobody waits for any more leads back to the list. */
export async function loader({ params: { id, verdict }, context }: Route.LoaderArgs) {
  const accepted = isAccepted(verdict);
  const { linkRequests } = await context.get(backendContext).ask(LinkRequestsDocument, {});
  const request = linkRequests.find(({ customer_id: customer }) => customer === id);
  if (request === undefined) throw redirect(paths.linkRequests());
  return { accepted, name: request.name, company: request.company, actKey: randomUUID() };
}

export async function action({ request, params: { id, verdict }, context }: Route.ActionArgs) {
  const accepted = isAccepted(verdict);
  const form = await readForm(request);
  const companyId = String(form.get('societe') ?? '');
  const asked = await orRefusal(
    context.get(backendContext).ask(SettleLinkRequestDocument, { customerId: id, companyId, accepted }),
  );
  // Somebody was faster: the list is where one reads so.
  if ('refusal' in asked) throw redirect(`${paths.linkRequests()}?fait=deja`);
  throw redirect(`${paths.linkRequests()}?fait=${accepted ? 'confirme' : 'refuse'}`);
}

export default function LinkRequestScreen({
  loaderData: { accepted, name, company, actKey },
}: Route.ComponentProps) {
  const words = accepted ? copy.confirm : copy.refuse;
  return (
    <ConfirmPage
      title={words.title(name)}
      says={words.says(name, company.name)}
      confirm={words.press}
      back={{ to: paths.linkRequests(), label: customerCopy.keep }}
      actKey={actKey}
      refusal={null}
    >
      {/* decided for the company that is read here, whatever is asked for meanwhile */}
      <input type="hidden" name="societe" value={company.id} />
    </ConfirmPage>
  );
}

import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import {
  LinkRequestDocument,
  SettleLinkRequestDocument,
  ShopCompanyDocument,
  ShopCustomerDocument,
} from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { orRefusal, readForm } from '../../backend/forms.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { customerCopy } from '../../features/customers/customer-copy.ts';
import { LinkFacts } from '../../features/customers/link-facts.tsx';
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
  const { ask } = context.get(backendContext);
  const { linkRequest: request } = await ask(LinkRequestDocument, { customerId: id });
  if (request === null) throw redirect(paths.linkRequests());
  const [{ shopCustomer }, { shopCompany }] = await Promise.all([
    ask(ShopCustomerDocument, { id }),
    ask(ShopCompanyDocument, { id: request.company.id }),
  ]);
  const company = shopCompany && {
    siret: shopCompany.siret,
    siren: shopCompany.siren,
    address: shopCompany.address,
    people: shopCompany.people,
  };
  return { accepted, request, telephone: shopCustomer?.telephone ?? null, company, actKey: randomUUID() };
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
  loaderData: { accepted, request, telephone, company, actKey },
}: Route.ComponentProps) {
  const words = accepted ? copy.confirm : copy.refuse;
  const { name } = request;
  return (
    <ConfirmPage
      title={words.title(name)}
      says={words.says(name, request.company.name)}
      confirm={words.press}
      back={{ to: paths.linkRequests(), label: customerCopy.keep }}
      actKey={actKey}
      refusal={null}
    >
      {/* decided for the company that is read here, whatever is asked for meanwhile */}
      <input type="hidden" name="societe" value={request.company.id} />
      <LinkFacts request={request} telephone={telephone} company={company} />
    </ConfirmPage>
  );
}

import { data, Link, redirect } from 'react-router';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { formatDate, formatMoment } from '@nuancier/ui/text/format.ts';
import { mailLink } from '@nuancier/ui/text/mail-link.ts';
import { ShopCustomerDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { CustomerActs } from '../../features/customers/customer-acts.tsx';
import { CustomerAddresses } from '../../features/customers/customer-addresses.tsx';
import { customerCopy as copy } from '../../features/customers/customer-copy.ts';
import { CustomerFile } from '../../features/customers/file/customer-file.tsx';
import { CustomerMarks } from '../../features/customers/customer-marks.tsx';
import { customersCopy } from '../../features/customers/customers-copy.ts';
import { Duplicates } from '../../features/customers/duplicates.tsx';
import { fileMoment } from '../../features/customers/file/file-dates.ts';
import { Facts } from '../../features/customers/facts.tsx';
import { rightsWords } from '../../features/customers/rights-words.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { PhoneText } from '../../features/office/telephone/phone-text.tsx';
import styles from './customer-screen.module.css';
import type { Route } from './+types/customer-screen';

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { shopCustomer } = await context.get(backendContext).ask(ShopCustomerDocument, { id });
  if (shopCustomer === null) throw data(null, { status: 404 });
  // Folded into another: its address leads there.
  if (shopCustomer.id !== id) throw redirect(paths.customer(shopCustomer.id));
  const done = new URL(request.url).searchParams.get('fait') ?? '';
  return {
    customer: shopCustomer,
    done: Object.entries(copy.done).find(([name]) => name === done)?.[1] ?? null,
  };
}

export default function CustomerScreen({ loaderData: { customer, done } }: Route.ComponentProps) {
  const { facts } = copy;
  const { company, role } = customer;
  return (
    <Page>
      <title>{`${customer.name} – ${officeCopy.name}`}</title>
      <div className={styles.customer}>
        <Link to={`${paths.customers()}?liste=personnes`} className={styles.back}>
          {copy.back}
        </Link>
        <h1>{customer.name}</h1>
        <CustomerMarks marks={customer.marks} />
        <OutcomeNote done={done} />
        {customer.locked_until !== null && (
          <p>{copy.locked(formatMoment(new Date(customer.locked_until)))}</p>
        )}
        <CustomerActs customer={customer} />
        <Duplicates of={customer.id} found={customer.duplicates} />
        <Card>
          <Facts
            facts={[
              [
                facts.email,
                <a key="mail" href={mailLink(customer.email)} className={styles.back}>
                  <EmailText address={customer.email} />
                </a>,
              ],
              [
                facts.telephone,
                customer.telephone !== null && (
                  <a key="tel" href={`tel:${customer.telephone}`} className={styles.back}>
                    <PhoneText digits={customer.telephone} />
                  </a>
                ),
              ],
              [
                facts.company,
                company === null ? (
                  customersCopy.privateCustomer
                ) : (
                  <Link key="company" to={paths.company(company.id)} className={styles.back}>
                    {`${company.name} (${company.client_code})`}
                  </Link>
                ),
              ],
              [facts.role, role === null ? null : customersCopy.roles[role]],
              [facts.job, customer.job_title],
              [facts.rights, rightsWords(customer)],
              [facts.store, customer.store],
              [facts.representatives, customer.representatives.join(', ')],
              [facts.since, formatDate(new Date(customer.created_at))],
              [
                facts.lastSeen,
                customer.last_seen_at === null ? copy.never : fileMoment(customer.last_seen_at),
              ],
            ]}
          />
        </Card>
        <CustomerAddresses addresses={customer.addresses} />
        <CustomerFile file={customer.file} whose={{ customer: customer.id, company: null }} />
      </div>
    </Page>
  );
}

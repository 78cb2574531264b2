import { Link } from 'react-router';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { LinkRequestsDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { areasOf } from '../../features/customers/areas-of.ts';
import { CustomerAreas } from '../../features/customers/customer-areas.tsx';
import { customerCopy } from '../../features/customers/customer-copy.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import styles from './link-requests-screen.module.css';
import type { Route } from './+types/link-requests-screen';

const { links: copy, done: told, act } = customerCopy;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { linkRequests } = await context.get(backendContext).ask(LinkRequestsDocument, {});
  const role = context.get(staffContext).person?.role;
  const done = new URL(request.url).searchParams.get('fait');
  return {
    requests: linkRequests,
    areas: areasOf(role),
    maySettle: role !== undefined && scopeOf('settleLinkRequest', role) !== null,
    done: done === 'confirme' || done === 'refuse' || done === 'deja' ? told[done] : null,
  };
}

export default function LinkRequestsScreen({
  loaderData: { requests, areas, maySettle, done },
}: Route.ComponentProps) {
  const columns = maySettle ? copy.columns : copy.columns.slice(0, -1);
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.requests}>
        <h1>{copy.title}</h1>
        <CustomerAreas areas={areas} current="linkRequests" />
        <OutcomeNote done={done} />
        <p>{copy.says}</p>
        {requests.length === 0 ? (
          <EmptyState title={copy.empty} />
        ) : (
          <CardTable
            caption={copy.title}
            columns={columns.map((label) => ({ label }))}
            rows={requests.map((request) => ({
              key: request.customer_id,
              cells: [
                <span key="who" className={styles.stack}>
                  <Link to={paths.customer(request.customer_id)} className={styles.link}>
                    {request.name}
                  </Link>
                  <span className={styles.email}>
                    <EmailText address={request.email} />
                  </span>
                </span>,
                <span key="company" className={styles.stack}>
                  <Link to={paths.company(request.company.id)} className={styles.link}>
                    {request.company.name}
                  </Link>
                  <small>{request.company.client_code}</small>
                </span>,
                formatMoment(new Date(request.asked_at), 'short'),
                request.company_email === null ? (
                  copy.noAddress
                ) : (
                  <EmailText key="company" address={request.company_email} />
                ),
                ...(maySettle
                  ? [
                      <span key="acts" className={styles.acts}>
                        <ButtonLink to={paths.linkRequest(request.customer_id, 'confirmation')} size="small">
                          {act.confirmLink}
                        </ButtonLink>
                        <ButtonLink
                          to={paths.linkRequest(request.customer_id, 'refus')}
                          look="quiet"
                          size="small"
                        >
                          {act.refuseLink}
                        </ButtonLink>
                      </span>,
                    ]
                  : []),
              ],
            }))}
          />
        )}
      </div>
    </Page>
  );
}

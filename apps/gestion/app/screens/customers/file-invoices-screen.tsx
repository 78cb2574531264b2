import { data, Link } from 'react-router';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CompanyInvoicesDocument, CustomerInvoicesDocument } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { customerCopy as copy } from '../../features/customers/customer-copy.ts';
import { FilePages } from '../../features/customers/file/file-pages.tsx';
import { FileInvoices } from '../../features/customers/file/file-invoices.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import styles from './customer-screen.module.css';
import { ownerIn } from './owner-in.server.ts';
import type { Route } from './+types/file-invoices-screen';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { of, back } = ownerIn(params);
  const after = new URL(request.url).searchParams.get('apres')?.trim() || null;
  const { ask } = context.get(backendContext);
  const found =
    of === 'company'
      ? (await ask(CompanyInvoicesDocument, { id: params.id, after })).shopCompany
      : (await ask(CustomerInvoicesDocument, { id: params.id, after })).shopCustomer;
  const page = found?.file.invoice_page;
  if (found == null || page == null) throw data(null, { status: 404 });
  return { name: found.name, back, after, page };
}

export default function FileInvoicesScreen({
  loaderData: { name, back, after, page },
}: Route.ComponentProps) {
  const title = copy.partOf(copy.invoices.title, name);
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <div className={styles.customer}>
        <Link to={back} className={styles.back}>
          {copy.backToFile(name)}
        </Link>
        <h1>{title}</h1>
        <FileInvoices invoices={page.rows} />
        <FilePages after={after} next={page.next} />
      </div>
    </Page>
  );
}

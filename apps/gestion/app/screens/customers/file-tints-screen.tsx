import { data, Link } from 'react-router';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { CompanyTintsDocument, CustomerTintsDocument } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { customerCopy as copy } from '../../features/customers/customer-copy.ts';
import { FilePages } from '../../features/customers/file/file-pages.tsx';
import { FileTints } from '../../features/customers/file/file-tints.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import styles from './customer-screen.module.css';
import { ownerIn } from './owner-in.server.ts';
import type { Route } from './+types/file-tints-screen';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { of, back } = ownerIn(params);
  const after = new URL(request.url).searchParams.get('apres')?.trim() || null;
  const { ask } = context.get(backendContext);
  const found =
    of === 'company'
      ? (await ask(CompanyTintsDocument, { id: params.id, after })).shopCompany
      : (await ask(CustomerTintsDocument, { id: params.id, after })).shopCustomer;
  const page = found?.file.tint_page;
  if (found == null || page == null) throw data(null, { status: 404 });
  return { name: found.name, back, after, page };
}

export default function FileTintsScreen({ loaderData: { name, back, after, page } }: Route.ComponentProps) {
  const title = copy.partOf(copy.tints.title, name);
  return (
    <Page>
      <title>{`${title} – ${officeCopy.name}`}</title>
      <div className={styles.customer}>
        <Link to={back} className={styles.back}>
          {copy.backToFile(name)}
        </Link>
        <h1>{title}</h1>
        <FileTints tints={page.rows} />
        <FilePages after={after} next={page.next} />
      </div>
    </Page>
  );
}

import { data, Link } from 'react-router';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ShopCompanyDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { CompanyPeople } from '../../features/customers/file/company-people.tsx';
import { CompanyTerms } from '../../features/customers/file/company-terms.tsx';
import { CustomerAddresses } from '../../features/customers/customer-addresses.tsx';
import { customerCopy as copy } from '../../features/customers/customer-copy.ts';
import { CustomerFile } from '../../features/customers/file/customer-file.tsx';
import { CustomerMarks } from '../../features/customers/customer-marks.tsx';
import { Facts } from '../../features/customers/facts.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import styles from './customer-screen.module.css';
import type { Route } from './+types/company-screen';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { shopCompany } = await context.get(backendContext).ask(ShopCompanyDocument, { id });
  if (shopCompany === null) throw data(null, { status: 404 });
  return { company: shopCompany };
}

export default function CompanyScreen({ loaderData: { company } }: Route.ComponentProps) {
  const { facts } = copy;
  return (
    <Page>
      <title>{`${company.name} – ${officeCopy.name}`}</title>
      <div className={styles.customer}>
        <Link to={paths.customers()} className={styles.back}>
          {copy.back}
        </Link>
        <h1>{company.name}</h1>
        <CustomerMarks marks={company.marks} />
        <Card>
          <Facts
            facts={[
              [facts.clientCode, company.client_code],
              [facts.siret, company.siret],
              [facts.siren, company.siret === null ? company.siren : null],
              [facts.vat, company.vat_number],
              [facts.naf, company.naf],
              [facts.email, company.email && <EmailText key="mail" address={company.email} />],
              [facts.address, company.address.join(', ')],
              [facts.store, company.store],
              [facts.representatives, company.representatives.join(', ')],
              [facts.priceList, company.price_list],
              [facts.terms, company.payment_terms],
            ]}
          />
        </Card>
        <CompanyPeople people={company.people} />
        <CompanyTerms file={company.file} />
        <CustomerAddresses addresses={company.addresses} />
        <CustomerFile file={company.file} whose={{ customer: null, company: company.id }} />
      </div>
    </Page>
  );
}

import { Link } from 'react-router';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { LinkRequestAtTheDeskFragment, ShopCompanyQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { customerCopy } from './customer-copy.ts';
import { Facts } from './facts.tsx';
import { PhoneText } from '../office/telephone/phone-text.tsx';

const { links: copy, facts } = customerCopy;

type Company = NonNullable<ShopCompanyQuery['shopCompany']>;
type Props = {
  request: LinkRequestAtTheDeskFragment;
  telephone: string | null;
  /** null: not within the reach of who decides */
  company: Pick<Company, 'siret' | 'siren' | 'address' | 'people'> | null;
};

/** Who asks for which company: what one compares before deciding. */
export function LinkFacts({ request, telephone, company }: Props) {
  const heads = company?.people.filter(({ role }) => role === 'Dirigeant') ?? [];
  return (
    <>
      <h2>{copy.columns[0]}</h2>
      <Facts
        facts={[
          [
            copy.name,
            <Link key="who" to={paths.customer(request.customer_id)}>
              {request.name}
            </Link>,
          ],
          [facts.email, <EmailText key="mail" address={request.email} />],
          [
            facts.telephone,
            telephone && (
              <a key="tel" href={`tel:${telephone}`}>
                <PhoneText digits={telephone} />
              </a>
            ),
          ],
          [copy.columns[2] ?? '', formatMoment(new Date(request.asked_at))],
          [copy.given, request.company.client_code],
        ]}
      />
      <h2>{copy.columns[1]}</h2>
      <Facts
        facts={[
          [
            copy.name,
            <Link key="company" to={paths.company(request.company.id)}>
              {request.company.name}
            </Link>,
          ],
          [facts.siret, company?.siret],
          [facts.siren, company?.siret ? null : company?.siren],
          [facts.address, company?.address.join(', ')],
          [
            copy.columns[3] ?? '',
            request.company_email === null ? (
              copy.noAddress
            ) : (
              <EmailText key="told" address={request.company_email} />
            ),
          ],
          [
            copy.heads,
            company === null
              ? null
              : heads.length === 0
                ? copy.noHead
                : heads.map(({ name }) => name).join(', '),
          ],
        ]}
      />
    </>
  );
}

import { Link } from 'react-router';
import type { SellerFactsFragment } from '../../../../generated/documents.ts';
import { formatPhone } from '@nuancier/ui/text/format.ts';
import { mailLink } from '@nuancier/ui/text/mail-link.ts';
import { accessibilityCopy as copy } from './accessibility-copy.ts';
import { criteriaNames } from './criteria-names.ts';
import type { DeclaredCriterion } from './declared-criterion.ts';
import { verifiedPages } from './verified-pages.ts';
import { paths } from '../../../addresses/paths.ts';

type Props = {
  criteria: readonly DeclaredCriterion[];
  seller: SellerFactsFragment | null;
  assessedOn: string;
};

/** What is not accessible, how the declaration was made, the contact and where to complain. */
export function DeclarationParts({ criteria, seller, assessedOn }: Props) {
  const failed = criteria.filter(({ kind }) => kind === 'failed');
  return (
    <>
      <h2>{copy.notAccessible}</h2>
      <h3>{copy.faults}</h3>
      {failed.length === 0 ? (
        <p>{copy.noFault}</p>
      ) : (
        <ul>
          {failed.map(({ id }) => (
            <li key={id}>
              {id} {criteriaNames[id]}
            </li>
          ))}
        </ul>
      )}
      <h3>{copy.burden}</h3>
      <p>{copy.noBurden}</p>
      <h3>{copy.outside}</h3>
      <p>{copy.outsideText}</p>
      <h2>{copy.made}</h2>
      <p>{copy.madeOn(assessedOn)}</p>
      <h3>{copy.technologies}</h3>
      <Plain items={copy.technologyList} />
      <h3>{copy.environment}</h3>
      <p>{copy.environmentText}</p>
      <h3>{copy.tools}</h3>
      <Plain items={copy.toolList} />
      <h3>{copy.pages}</h3>
      <ul>
        {verifiedPages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <h2>{copy.contact}</h2>
      <p>{copy.contactText}</p>
      <ul>
        {seller?.email && (
          <li>
            <a href={mailLink(seller.email)}>{seller.email}</a>
          </li>
        )}
        {seller?.phone && (
          <li>
            <a href={`tel:${seller.phone}`}>{formatPhone(seller.phone)}</a>
          </li>
        )}
        <li>
          <Link to={paths.contact()}>{copy.contactForm}</Link>
        </li>
        {seller && <li>{[seller.name, ...seller.street, `${seller.postcode} ${seller.city}`].join(', ')}</li>}
      </ul>
      <h2>{copy.appeal}</h2>
      <p>{copy.appealText}</p>
      <ul>
        {copy.appeals.map(({ text, to }) => (
          <li key={to}>
            <a href={to}>{text}</a>
          </li>
        ))}
        <li>{copy.appealPost}</li>
        <li>{copy.appealPhone}</li>
      </ul>
    </>
  );
}

function Plain({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

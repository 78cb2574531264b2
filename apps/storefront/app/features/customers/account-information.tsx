import { formatAmount } from '../../format.ts';
import { accountCopy, PRIVATE_CUSTOMER, rightNames, roleNames } from './account-copy.ts';
import styles from './account-information.module.css';
import type { SignedInViewer } from './frame-viewer.ts';

/** What the shop knows of the customer: name, company, and what a sub-account was given leave to do. */
export function AccountInformation({ viewer }: { viewer: SignedInViewer }) {
  const { company, role } = viewer;
  return (
    <div className={styles['information']}>
      <Facts
        title={accountCopy.identity}
        facts={[
          [accountCopy.name, `${viewer.firstname} ${viewer.lastname}`],
          [accountCopy.email, viewer.email],
          [accountCopy.role, role === null ? PRIVATE_CUSTOMER : (roleNames[role] ?? role)],
        ]}
      />
      {company && (
        <Facts
          title={accountCopy.company}
          facts={[
            [accountCopy.companyName, company.name],
            [accountCopy.clientCode, company.client_code],
            [accountCopy.siret, company.siret],
            [accountCopy.vatNumber, company.vat_number],
          ]}
        />
      )}
      {role === 'Subaccount' && <Rights rights={viewer.rights} />}
    </div>
  );
}

type Fact = readonly [label: string, value: string | null | undefined];

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

function Rights({ rights }: { rights: SignedInViewer['rights'] }) {
  const given = Object.entries(rightNames).filter(([flag]) => rights[flag as keyof typeof rightNames]);
  return (
    <section>
      <h3>{accountCopy.rights}</h3>
      {given.length === 0 ? (
        <p>{accountCopy.noRights}</p>
      ) : (
        <ul className={styles['rights']}>
          {given.map(([flag, name]) => (
            <li key={flag}>{name}</li>
          ))}
        </ul>
      )}
      {rights.is_validate_order && <p>{accountCopy.ceiling(formatAmount(rights.ceiling_validated_order))}</p>}
    </section>
  );
}

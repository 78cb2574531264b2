import { RIGHTS } from '@nuancier/domain/customers/rights/permissions.ts';
import type { SubAccountFieldsFragment } from '../../../generated/documents.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { openPanel, usePanel } from '../../panel-state/panel-store.ts';
import { paths } from '../../addresses/paths.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { buttonClass } from '@nuancier/ui/pieces/buttons/button.tsx';
import { LinkButton } from '@nuancier/ui/pieces/buttons/link-button.tsx';
import { rightNames } from '../customers/account-copy.ts';
import { subAccountsCopy as copy } from './copy.ts';
import { appointedText } from './appointed-text.ts';
import { AccountStatusForm } from './account-status-form.tsx';
import styles from './sub-account-list.module.css';

export function SubAccountList({ accounts }: { accounts: readonly SubAccountFieldsFragment[] }) {
  return (
    <ul className={styles.accounts}>
      {accounts.map((account) => (
        <li key={account.id} className={styles.account}>
          <Who account={account} />
          <Rights account={account} />
          <Actions account={account} />
        </li>
      ))}
    </ul>
  );
}

function Who({ account }: { account: SubAccountFieldsFragment }) {
  return (
    <div>
      <h2 className={styles.name}>
        {account.firstname} {account.lastname}
      </h2>
      <p className={styles.facts}>{account.job_title}</p>
      <p className={styles.facts}>{account.email}</p>
      {account.is_suspended && <Badge look="warning">{copy.suspended}</Badge>}
      {account.is_invited && <Badge look="info">{copy.invited}</Badge>}
    </div>
  );
}

function Rights({ account }: { account: SubAccountFieldsFragment }) {
  const { role, monthly_budget: budget, spent_this_month: spent } = account;
  const appointed = appointedText(account.approver);
  const given = RIGHTS.filter((right) => role[right]);
  const alone = role.is_validate_order && role.ceiling_validated_order > 0;
  return (
    <div>
      <p>{alone ? copy.ordersAlone(formatAmount(role.ceiling_validated_order)) : copy.asksAlways}</p>
      <p>
        {budget === null
          ? copy.spent(formatAmount(spent))
          : copy.budgetOf(formatAmount(spent), formatAmount(budget))}
      </p>
      {appointed && <p>{appointed}</p>}
      <ul className={styles.rights}>
        {given
          .filter((right) => right !== 'is_validate_order')
          .map((right) => (
            <li key={right}>{rightNames[right]}</li>
          ))}
      </ul>
    </div>
  );
}

function Actions({ account }: { account: SubAccountFieldsFragment }) {
  const open = usePanel();
  const name = `${account.firstname} ${account.lastname}`;
  const page = paths['customer-update-sub-account'](account.id);
  const isOpen = open?.[0] === 'delete-sub-account' && open[1].id === account.id;
  return (
    <div className={styles.actions}>
      <ButtonLink to={page} look="secondary" size="small" aria-label={copy.editOf(name)}>
        {copy.edit}
      </ButtonLink>
      <AccountStatusForm account={account} name={name} />
      <LinkButton
        to={`${page}#${REMOVE_ID}`}
        onPress={() => openPanel('delete-sub-account', { id: account.id, name })}
        expanded={isOpen}
        label={copy.removeOf(name)}
        className={buttonClass({ look: 'quiet', size: 'small', wide: false, className: styles.remove })}
      >
        {copy.remove}
      </LinkButton>
    </div>
  );
}

export const REMOVE_ID = 'supprimer';

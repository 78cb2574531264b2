import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { JournalQuery } from '../../../generated/documents.ts';
import { FactList } from './fact-list.tsx';
import { journalCopy as copy } from './journal-copy.ts';
import styles from './journal-table.module.css';

const { columns } = copy;
const COLUMNS = [
  ...[columns.at, columns.person, columns.event].map((label) => ({ label })),
  { label: columns.facts, prose: true },
];

type Entry = JournalQuery['journal']['entries'][number];

/** Words that customers typed are shown as they are, never as markup. */
export function JournalTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <CardTable
      caption={copy.title}
      columns={COLUMNS}
      rows={entries.map(({ id, at, label, person, account, from, facts }) => ({
        key: id,
        cells: [
          <time key="at" dateTime={at}>
            {formatMoment(new Date(at), 'short')}
          </time>,
          <span key="person" className={styles.stack}>
            <span>
              <EmailText address={person ?? copy.nobody} />
            </span>
            {account !== null && account !== person && (
              <small>
                <EmailText address={copy.account(account)} />
              </small>
            )}
            {from !== null && <small>{copy.from(from)}</small>}
          </span>,
          label,
          <Facts key="facts" facts={facts} />,
        ],
      }))}
    />
  );
}

/** What one line of the journal tells at a glance; the rest is one press away. */
const MOST_AT_ONCE = 4;

function Facts({ facts }: Pick<Entry, 'facts'>) {
  const isLong = facts.length > MOST_AT_ONCE;
  const first = isLong ? facts.slice(0, MOST_AT_ONCE - 1) : facts;
  return (
    <div className={styles.told}>
      <FactList facts={first} />
      {isLong && (
        <Disclosure summary={copy.moreFacts(facts.length - first.length)}>
          <FactList facts={facts.slice(first.length)} />
        </Disclosure>
      )}
    </div>
  );
}

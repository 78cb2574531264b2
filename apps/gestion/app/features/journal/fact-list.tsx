import { Disclosure } from '@nuancier/ui/pieces/disclosure.tsx';
import type { JournalQuery } from '../../../generated/documents.ts';
import { factWords } from './fact-words.ts';
import { journalCopy as copy } from './journal-copy.ts';
import styles from './journal-table.module.css';

type Fact = JournalQuery['journal']['entries'][number]['facts'][number];

/** Each by its name. A text as long as a page is told by how it begins; all of it is one press away. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => {
        const { start, whole } = factWords(fact);
        return (
          <li key={fact.name}>
            <strong>{fact.name}</strong>
            {'\u00A0: '}
            <Words fact={start} />
            {whole !== null && (
              <Disclosure summary={copy.wholeText}>
                <Words fact={whole} />
              </Disclosure>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What had nothing before was added, what has nothing now taken away; of what merely happened `before` is null. */
function Words({ fact: { before, after } }: { fact: Pick<Fact, 'before' | 'after'> }) {
  if (before === null) return <span>{after || copy.nothing}</span>;
  if (before === '') return <span>{after ? `${copy.added}\u00A0: ${after}` : copy.nothing}</span>;
  if (!after)
    return (
      <>
        {`${copy.removed}\u00A0: `}
        <del>{before}</del>
      </>
    );
  return (
    <>
      <del>{before}</del>
      {` ${copy.became} `}
      <span>{after}</span>
    </>
  );
}

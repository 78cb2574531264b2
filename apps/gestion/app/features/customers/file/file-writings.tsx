import type { CustomerFilePartsFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { whoseSearch } from '../../office/whose/whose-address.ts';
import type { Whose } from '../../office/whose/whose-address.ts';
import { customerCopy as copy } from '../customer-copy.ts';
import { FileAll } from './file-all.tsx';
import { FileMessages } from './file-messages.tsx';
import { FileTints } from './file-tints.tsx';
import styles from './file-writings.module.css';

type Props = { file: CustomerFilePartsFragment; whose: Whose };

/** What the customer wrote: tints with their notes, and messages; apart from them, what came under its address. */
export function FileWritings({ file: { tints, messages, unverified_messages: unverified }, whose }: Props) {
  return (
    <>
      {tints !== null && (
        <section className={styles.part}>
          <h2>{copy.tints.title}</h2>
          {tints.length === 0 && <p>{copy.tints.empty}</p>}
          <FileAll to={tints.length === 0 ? undefined : paths.fileTints(whose)} of={copy.tints.title} />
          <FileTints tints={tints} />
        </section>
      )}
      {messages !== null && (
        <section className={styles.part}>
          <h2>{copy.messages.title}</h2>
          {messages.length === 0 ? (
            <p>{copy.messages.empty}</p>
          ) : (
            <FileAll to={`${paths.messages()}?etat=attente${whoseSearch(whose)}`} of={copy.messages.title} />
          )}
          <FileMessages messages={messages} />
        </section>
      )}
      {unverified !== null && unverified.length > 0 && (
        <section className={styles.part}>
          <h2>{copy.unverified.title}</h2>
          <p>{copy.unverified.says}</p>
          <FileMessages messages={unverified} />
        </section>
      )}
    </>
  );
}

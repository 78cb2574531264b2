import { Link } from 'react-router';
import type { CustomerFilePartsFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { whoseSearch } from '../../office/whose/whose-address.ts';
import type { Whose } from '../../office/whose/whose-address.ts';
import { customerCopy as copy } from '../customer-copy.ts';
import { FileAll } from './file-all.tsx';
import { FileTints } from './file-tints.tsx';
import { fileMoment } from './file-dates.ts';
import styles from './file-writings.module.css';

type Props = { file: CustomerFilePartsFragment; whose: Whose };

/** What the customer wrote: tints with their notes, and messages. Text, never markup. */
export function FileWritings({ file: { tints, messages }, whose }: Props) {
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
          <ul className={styles.messages}>
            {messages.map((message) => (
              <li key={message.id}>
                <p>
                  <Link to={paths.message(message.id)} className={styles.link}>
                    {message.reason}
                  </Link>{' '}
                  {fileMoment(message.at)}
                </p>
                <p className={styles.words}>{message.message}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

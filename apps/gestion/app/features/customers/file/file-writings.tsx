import { Link } from 'react-router';
import type { CustomerFilePartsFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { whoseSearch } from '../../office/whose/whose-address.ts';
import type { Whose } from '../../office/whose/whose-address.ts';
import { customerCopy as copy } from '../customer-copy.ts';
import { FileAll } from './file-all.tsx';
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
          <ul className={styles.tints}>
            {tints.map((tint, at) => (
              <li key={at}>
                <svg aria-hidden="true" viewBox="0 0 32 32" className={styles.swatch}>
                  <rect width="32" height="32" fill={tint.hex} />
                </svg>
                <span>
                  <strong>{[tint.code, tint.name].filter(Boolean).join(' ') || tint.hex}</strong>
                  <br />
                  {[tint.site, tint.room, tint.note].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
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

import { Link } from 'react-router';
import type { FileMessageLineFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { fileMoment } from './file-dates.ts';
import styles from './file-writings.module.css';

/** Text, never markup. */
export function FileMessages({ messages }: { messages: readonly FileMessageLineFragment[] }) {
  return (
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
  );
}

import styles from './technical-table.module.css';
import { productCopy } from '../copy.ts';

export type TechnicalAttribute = { code: string; label: string; value: string; group: string };

const ORDER = ['identity', 'application', 'performance', 'environment'];

/** The figures professionals look for, one table per group of the sheet. */
export function TechnicalTable({ attributes }: { attributes: readonly TechnicalAttribute[] }) {
  const groups = [...new Set([...ORDER, ...attributes.map(({ group }) => group)])]
    .map((group) => ({ group, rows: attributes.filter((attribute) => attribute.group === group) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ group, rows }) => (
        <table key={group} className={styles.table}>
          <caption className={styles.caption}>{productCopy.groups[group] ?? productCopy.otherGroup}</caption>
          <tbody>
            {rows.map(({ code, label, value }) => (
              <tr key={code}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

import { useState } from 'react';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { ReturnAtTheDeskFragment } from '../../../generated/documents.ts';
import { returnCopy } from './return-copy.ts';
import styles from './return-lines.module.css';

const { receive: copy, columns, conditions } = returnCopy;
const COLUMNS = [
  { label: columns.article },
  { label: copy.counted },
  { label: copy.condition },
  { label: columns.stock },
];
const OPTIONS = Object.entries(conditions).map(([value, label]) => ({ value, label }));

type Props = {
  lines: ReturnAtTheDeskFragment['lines'];
  /** what was typed and refused, by the names of its fields */
  typed: Readonly<Record<string, string | undefined>> | undefined;
};

/** What comes back now of each line, beside what had come when it was read. */
export function ReceiptLines({ lines, typed }: Props) {
  const [chosen, choose] = useState<Chosen>({});
  const conditionOf = ({ position }: Line): string =>
    chosen[position] ?? typed?.[`etat-${position}`] ?? 'new';
  return (
    <CardTable
      caption={returnCopy.lines}
      columns={COLUMNS}
      rows={lines
        .filter(({ handed_over: gone, received }) => gone > received)
        .map((line) => ({
          key: String(line.position),
          cells: cellsOf(line, typed, {
            is: conditionOf(line),
            choose: (condition) => choose((before) => ({ ...before, [line.position]: condition })),
          }),
        }))}
    />
  );
}

type Line = Props['lines'][number];
type Chosen = Readonly<Record<number, string>>;
type Condition = { is: string; choose: (condition: string) => void };

function cellsOf(line: Line, typed: Props['typed'], condition: Condition) {
  const { position, name } = line;
  const left = line.handed_over - line.received;
  return [
    <span key="name" className={styles.stack}>
      <span>{name}</span>
      <small>{line.sku}</small>
    </span>,
    <span key="count" className={styles.count}>
      <input type="hidden" name={`vu-${position}`} value={line.received} />
      <TextInput
        name={`revient-${position}`}
        defaultValue={typed?.[`revient-${position}`] ?? left}
        inputMode="numeric"
        aria-label={copy.count(name)}
      />
      {copy.of(left)}
    </span>,
    <Select
      key="condition"
      name={`etat-${position}`}
      options={OPTIONS}
      defaultValue={condition.is}
      onChange={({ currentTarget }) => condition.choose(currentTarget.value)}
      aria-label={copy.conditionOf(name)}
    />,
    line.is_tinted ? (
      copy.noShelf
    ) : condition.is !== 'new' ? (
      // Opened or damaged it is sold to nobody else: not even offered.
      copy.notNew
    ) : (
      <Checkbox
        key="shelf"
        name={`rayon-${position}`}
        value="oui"
        defaultChecked={typed === undefined || typed[`rayon-${position}`] === 'oui'}
        label={copy.toShelf}
      />
    ),
  ];
}

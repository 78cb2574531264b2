import { useId, useState } from 'react';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { ReturnAtTheDeskFragment } from '../../../generated/documents.ts';
import { atItsLine } from '../office/forms/at-its-line.ts';
import { CountField } from '../office/forms/count-field.tsx';
import { NO_CONDITION } from './read-receipt.ts';
import { returnCopy } from './return-copy.ts';
import styles from './return-lines.module.css';

const { receive: copy, columns, conditions } = returnCopy;
const COLUMNS = [
  { label: columns.article },
  { label: copy.counted },
  { label: copy.condition },
  { label: columns.stock },
];
/** Nothing is chosen before somebody has looked. */
const OPTIONS = [
  { value: '', label: copy.choose },
  ...Object.entries(conditions).map(([value, label]) => ({ value, label })),
];

type Props = {
  lines: ReturnAtTheDeskFragment['lines'];
  /** what was typed and refused, by the names of its fields */
  typed: Readonly<Record<string, string | undefined>> | undefined;
  refusal: FormRefused | null | undefined;
};

/**
 * What comes back now of each line, beside what had come when it was read. What was announced is beside the field and
 * not in it: a press says what somebody has counted and looked at.
 */
export function ReceiptLines({ lines, typed, refusal }: Props) {
  const [chosen, choose] = useState<Chosen>({});
  const conditionOf = ({ position }: Line): string => chosen[position] ?? typed?.[`etat-${position}`] ?? '';
  const { faults } = atItsLine(refusal, lines);
  return (
    <CardTable
      caption={returnCopy.lines}
      columns={COLUMNS}
      rows={lines
        .filter(({ handed_over: gone, received }) => gone > received)
        .map((line) => ({
          key: String(line.position),
          cells: cellsOf(line, typed, {
            fault: faults[line.position],
            isOfCondition: refusal?.key === NO_CONDITION,
            is: conditionOf(line),
            choose: (condition) => choose((before) => ({ ...before, [line.position]: condition })),
          }),
        }))}
    />
  );
}

type Line = Props['lines'][number];
type Chosen = Readonly<Record<number, string>>;
type Looked = {
  fault: string | undefined;
  /** the fault is the state that nobody has chosen */
  isOfCondition: boolean;
  is: string;
  choose: (condition: string) => void;
};

function cellsOf(line: Line, typed: Props['typed'], looked: Looked) {
  const { position, name } = line;
  const left = line.handed_over - line.received;
  return [
    <span key="name" className={styles.stack}>
      <span>{name}</span>
      <small>{line.sku}</small>
    </span>,
    <span key="count" className={styles.stack}>
      <input type="hidden" name={`vu-${position}`} value={line.received} />
      <CountField
        name={`revient-${position}`}
        defaultValue={typed?.[`revient-${position}`] ?? ''}
        aria-label={copy.count(name)}
        fault={looked.isOfCondition ? undefined : looked.fault}
      >
        <span>{copy.of(left)}</span>
      </CountField>
    </span>,
    <Condition key="condition" line={line} looked={looked} />,
    line.is_tinted ? (
      copy.noShelf
    ) : looked.is === 'opened' || looked.is === 'damaged' ? (
      // Opened or damaged it is sold to nobody else: not even offered.
      copy.notNew
    ) : (
      <Checkbox
        key="shelf"
        name={`rayon-${position}`}
        value="oui"
        defaultChecked={typed?.[`rayon-${position}`] === 'oui'}
        label={copy.toShelf}
      />
    ),
  ];
}

function Condition({ line: { position, name }, looked }: { line: Line; looked: Looked }) {
  const id = useId();
  const fault = looked.isOfCondition ? looked.fault : undefined;
  return (
    <span className={styles.stack}>
      <Select
        name={`etat-${position}`}
        options={OPTIONS}
        defaultValue={looked.is}
        onChange={({ currentTarget }) => looked.choose(currentTarget.value)}
        aria-label={copy.conditionOf(name)}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-error`}
      />
      {fault !== undefined && <ErrorMessage id={`${id}-error`}>{fault}</ErrorMessage>}
    </span>
  );
}

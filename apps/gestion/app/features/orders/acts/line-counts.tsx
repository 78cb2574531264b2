import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import { atItsLine } from '../../office/forms/at-its-line.ts';
import { CountField } from '../../office/forms/count-field.tsx';
import { packsCopy as copy } from './packs-copy.ts';
import { lineField, nameField, packsName } from './read-packs.ts';
import type { ReadLine } from './read-packs.ts';
import styles from './line-counts.module.css';

type Props = {
  lines: readonly (ReadLine & { name: string })[];
  /** of the field beside a line */
  label: (name: string) => string;
  /** what was typed and refused, by the names of its fields */
  typed: Readonly<Record<string, string | undefined>> | undefined;
  refusal: FormRefused | null | undefined;
  /** nothing of it is moved unless it is typed */
  fromNone?: boolean;
  /** whether all that was read is moved */
  onChange?: (isAll: boolean) => void;
};

/** Line by line as it was read, how many packs the act is about. */
export function LineCounts({ lines, label, typed, refusal, fromNone = false, onChange }: Props) {
  const { faults } = atItsLine(refusal, lines);
  return (
    <ul className={styles.lines} onChange={(event) => onChange?.(isAll(event.currentTarget))}>
      {lines.map((line) => {
        const packs = line.to - line.from;
        return (
          <li key={line.position}>
            <input type="hidden" {...lineField(line)} />
            <input type="hidden" name={nameField(line.position)} value={line.name} />
            <CountField
              name={packsName(line.position)}
              defaultValue={typed?.[packsName(line.position)] ?? (fromNone ? 0 : packs)}
              data-packs={packs}
              aria-label={label(line.name)}
              fault={faults[line.position]}
            >
              <span>{copy.of(packs, line.name)}</span>
            </CountField>
          </li>
        );
      })}
    </ul>
  );
}

function isAll(list: HTMLUListElement): boolean {
  const counts = [...list.querySelectorAll<HTMLInputElement>('[data-packs]')];
  return counts.every(({ value, dataset }) => value.trim() === dataset['packs']);
}

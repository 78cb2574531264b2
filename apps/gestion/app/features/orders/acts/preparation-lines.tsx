import { useId, useState } from 'react';
import { isFreeReference } from '@nuancier/domain/free-line.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import type { FormRefused } from '@nuancier/ui/pieces/form/form-answer.ts';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { atItsLine } from '../../office/forms/at-its-line.ts';
import { CountField } from '../../office/forms/count-field.tsx';
import { LineName } from '../line-name.tsx';
import { isMadeForOne, isReplaceable } from '../substitutes/is-replaceable.ts';
import { LineSubstitute } from '../substitutes/line-substitute.tsx';
import { substitutesCopy } from '../substitutes/substitutes-copy.ts';
import { orderCopy } from '../order-copy.ts';
import { proposalFor } from './proposal-intent.ts';
import { countNow, isTickedNow } from './typed-counts.ts';
import styles from './preparation-lines.module.css';

const { preparation: copy, columns } = orderCopy;
const COLUMNS = [{ label: columns.article }, { label: columns.stock, figures: true }, { label: columns.set }];

/** `lines`: as they stand with what waits in this browser. */
type Props = {
  order: Pick<OrderAtTheDeskFragment, 'may' | 'substitutes'>;
  lines: readonly Line[];
  /** what was typed and refused, by the names of its fields */
  typed: Typed;
  refusal: FormRefused | null | undefined;
  /** another one: its field begins anew, whatever was being typed */
  editionOf: (position: number) => string;
};
type Line = OrderAtTheDeskFragment['lines'][number];
type Typed = Readonly<Record<string, string | undefined>> | undefined;

/** A count beside each line, with the one it was read with: what somebody else has moved meanwhile is not undone. */
export function PreparationLines({ order, lines, typed, refusal, editionOf }: Props) {
  const { faults } = atItsLine(refusal, lines);
  return (
    <CardTable
      caption={orderCopy.lines}
      columns={COLUMNS}
      rows={lines.map((line) => ({
        key: String(line.position),
        cells: [
          <span key="name" className={styles.line}>
            <LineName line={line} />
            <LineSubstitute order={order} line={line} />
            {isMadeForOne(order, line) && <small>{substitutesCopy.tinted}</small>}
            {isReplaceable(order, line) && (
              <Button
                type="submit"
                name="intent"
                value={proposalFor(line.position)}
                look="quiet"
                size="small"
                aria-label={substitutesCopy.proposeFor(line.name)}
              >
                {substitutesCopy.propose}
              </Button>
            )}
          </span>,
          line.in_stock ?? '–',
          <span key="count" className={isFreeReference(line.sku) ? undefined : styles.count}>
            <input type="hidden" name={`sur-${line.position}`} value={line.quantity} />
            <input type="hidden" name={`nom-${line.position}`} value={line.name} />
            {isFreeReference(line.sku) ? (
              <Tick line={line} typed={typed} fault={faults[line.position]} />
            ) : (
              <Count key={editionOf(line.position)} line={line} typed={typed} fault={faults[line.position]} />
            )}
          </span>,
        ],
      }))}
    />
  );
}

type Counted = { line: Line; typed: Typed; fault: string | undefined };

/** What is being typed stays when the page is read again, with the count that was read: the shop judges from there. */
function Count({ line, typed, fault }: Counted) {
  const { picked } = line;
  const now = countNow(line, typed);
  const [read, setRead] = useState({ picked, ...now });
  const [isEdited, setEdited] = useState(false);
  if (!isEdited && (read.picked !== picked || read.shown !== now.shown)) setRead({ picked, ...now });
  return (
    <>
      <input type="hidden" name={`vu-${line.position}`} value={read.picked} />
      <CountField
        key={`${read.picked} ${read.shown}`}
        name={`mis-${line.position}`}
        defaultValue={read.shown}
        aria-label={copy.setAside(line.name)}
        onChange={(event) => setEdited(event.currentTarget.value.trim() !== read.shown)}
        fault={fault}
      >
        <span>{copy.of(line.quantity)}</span>
      </CountField>
      {now.had !== null && <strong>{copy.had(now.had)}</strong>}
    </>
  );
}

/** No pack of it lies anywhere: somebody says that it is seen to. */
function Tick({ line, typed, fault }: Counted) {
  const id = useId();
  const isTicked = isTickedNow(line, typed);
  return (
    <>
      <input type="hidden" name={`vu-${line.position}`} value={line.picked} />
      <input type="hidden" name={`libre-${line.position}`} value="" />
      <Checkbox
        key={`${line.picked} ${isTicked}`}
        name={`fait-${line.position}`}
        defaultChecked={isTicked}
        aria-label={copy.tick(line.name)}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-error`}
        label={copy.ticked}
      />
      {fault !== undefined && <ErrorMessage id={`${id}-error`}>{fault}</ErrorMessage>}
    </>
  );
}

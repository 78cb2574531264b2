import { useState } from 'react';
import { isFreeReference } from '@nuancier/domain/free-line.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
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
  /** another one: its field begins anew, whatever was being typed */
  editionOf: (position: number) => string;
};
type Line = OrderAtTheDeskFragment['lines'][number];
type Typed = Readonly<Record<string, string | undefined>> | undefined;

/** A count beside each line, with the one it was read with: what somebody else has moved meanwhile is not undone. */
export function PreparationLines({ order, lines, typed, editionOf }: Props) {
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
              <Tick line={line} typed={typed} />
            ) : (
              <Count key={editionOf(line.position)} line={line} typed={typed} />
            )}
          </span>,
        ],
      }))}
    />
  );
}

/** What is being typed stays when the page is read again, with the count that was read: the shop judges from there. */
function Count({ line, typed }: { line: Line; typed: Typed }) {
  const { picked } = line;
  const now = countNow(line, typed);
  const [read, setRead] = useState({ picked, ...now });
  const [isEdited, setEdited] = useState(false);
  if (!isEdited && (read.picked !== picked || read.shown !== now.shown)) setRead({ picked, ...now });
  return (
    <>
      <input type="hidden" name={`vu-${line.position}`} value={read.picked} />
      <TextInput
        key={`${read.picked} ${read.shown}`}
        name={`mis-${line.position}`}
        defaultValue={read.shown}
        inputMode="numeric"
        aria-label={copy.setAside(line.name)}
        onChange={(event) => setEdited(event.currentTarget.value.trim() !== read.shown)}
      />
      {copy.of(line.quantity)}
      {now.had !== null && <strong>{copy.had(now.had)}</strong>}
    </>
  );
}

/** No pack of it lies anywhere: somebody says that it is seen to. */
function Tick({ line, typed }: { line: Line; typed: Typed }) {
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
        label={copy.ticked}
      />
    </>
  );
}

import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { substitutesCopy } from '../substitutes/substitutes-copy.ts';
import { partlyCopy as copy } from './partly-copy.ts';

type Line = Pick<
  OrderAtTheDeskFragment['lines'][number],
  'position' | 'name' | 'picked' | 'quantity' | 'handed_over'
>;
type Counted = Pick<Line, 'position' | 'name'> & { packs: number; instead?: string | null };
type Props = {
  lines: readonly Line[];
  substitutes: OrderAtTheDeskFragment['substitutes'];
  act: 'markReady' | 'shipOrder';
};

/** What is told of now, and what remains, with what its customer was asked to take instead. */
export function PartlyLines({ lines, substitutes, act }: Props) {
  const insteadOf = (position: number) => {
    const asked = substitutes?.find((one) => one.state === 'proposed' && one.position === position);
    return asked ? substitutesCopy.asked(asked.quantity, asked.name) : null;
  };
  const now = lines.map((line) => ({ ...line, packs: line.picked - line.handed_over }));
  const later = lines.map((line) => ({
    ...line,
    packs: line.quantity - line.picked,
    instead: insteadOf(line.position),
  }));
  return (
    <>
      <Packs title={copy[act].now} lines={now} />
      <Packs title={copy.later} lines={later} />
    </>
  );
}

function Packs({ title, lines }: { title: string; lines: readonly Counted[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines
          .filter(({ packs }) => packs > 0)
          .map(({ position, packs, name, instead }) => (
            <li key={position}>
              {copy.line(packs, name)}
              {instead && <p>{copy.waits(instead)}</p>}
            </li>
          ))}
      </ul>
    </section>
  );
}

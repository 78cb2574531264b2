import type { OrderAtTheDeskFragment } from '../../../../generated/documents.ts';
import { partlyCopy as copy } from './partly-copy.ts';

type Line = Pick<
  OrderAtTheDeskFragment['lines'][number],
  'position' | 'name' | 'picked' | 'quantity' | 'handed_over'
>;

/** What is told of now, and what remains. */
export function PartlyLines({ lines, act }: { lines: readonly Line[]; act: 'markReady' | 'shipOrder' }) {
  const now = lines.map((line) => ({ ...line, packs: line.picked - line.handed_over }));
  const later = lines.map((line) => ({ ...line, packs: line.quantity - line.picked }));
  return (
    <>
      <Packs title={copy[act].now} lines={now} />
      <Packs title={copy.later} lines={later} />
    </>
  );
}

function Packs({ title, lines }: { title: string; lines: readonly (Line & { packs: number })[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines
          .filter(({ packs }) => packs > 0)
          .map(({ position, packs, name }) => (
            <li key={position}>{copy.line(packs, name)}</li>
          ))}
      </ul>
    </section>
  );
}

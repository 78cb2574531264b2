// Rows of the tree dragged by mouse, finger or pen alike: where they are let go is a move like any other.
import { useEffect, useState } from 'react';
import type { PointerEvent } from 'react';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { dropPlace } from './drop-place.ts';
import type { DropZone, TreePlace } from './drop-place.ts';
import { shelfCopy } from '../shelf-copy.ts';

const { drag: copy } = shelfCopy.category;

type Line = { id: number; parent: number | null; name: string };
type Target = { over: number; zone: DropZone; row: DOMRect };
export type TreeDrag = { id: number; name: string; at: { x: number; y: number }; target: Target | null };

/** How near to the edge of the window the page begins to move along, and by how much. */
const EDGE = { near: 60, step: 14 };

export function useTreeDrag(tree: readonly Line[], onMove: (id: number, place: TreePlace) => void) {
  const [drag, setDrag] = useState<TreeDrag | null>(null);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setDrag(null);
      announce(copy.cancelled);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isDragging]);

  return {
    drag,
    handle: ({ id, name }: Line) => ({
      'data-row': id,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, name, at: { x: event.clientX, y: event.clientY }, target: null });
        announce(copy.taken(name));
      },
      onPointerMove({ clientX: x, clientY: y }: PointerEvent) {
        if (drag === null) return;
        if (y < EDGE.near) window.scrollBy(0, -EDGE.step);
        else if (y > window.innerHeight - EDGE.near) window.scrollBy(0, EDGE.step);
        const target = targetAt(x, y, id);
        const isOther = target?.over !== drag.target?.over || target?.zone !== drag.target?.zone;
        const over = tree.find((line) => line.id === target?.over);
        if (isOther && target !== null && over !== undefined) announce(copy.at[target.zone](over.name));
        setDrag({ ...drag, at: { x, y }, target });
      },
      onPointerUp({ clientX: x, clientY: y }: PointerEvent) {
        if (drag === null) return;
        setDrag(null);
        // Where it is let go counts, not where it was last drawn.
        const target = targetAt(x, y, id);
        const place = target === null ? null : dropPlace(tree, id, target);
        if (place === null) announce(copy.cancelled);
        else onMove(id, place);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

/** The middle of a row is inside it, its upper and lower parts are beside it. */
function targetAt(x: number, y: number, own: number): Target | null {
  const row = document.elementFromPoint(x, y)?.closest('tr');
  const over = Number(row?.querySelector('[data-row]')?.getAttribute('data-row') ?? 0);
  if (!row || over === 0 || over === own) return null;
  const rect = row.getBoundingClientRect();
  const part = (y - rect.top) / rect.height;
  const zone = part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'inside';
  return { over, zone, row: rect };
}

import type { TreeDrag } from './use-tree-drag.ts';
import styles from './tree-drag-mark.module.css';

/** What is being dragged, at the pointer, and where it would go: a line between rows, or a frame around one. */
export function TreeDragMark({ drag: { name, at, target } }: { drag: TreeDrag }) {
  return (
    <div aria-hidden="true">
      {target !== null && (
        <div
          className={target.zone === 'inside' ? styles.frame : styles.line}
          style={{
            left: target.row.left,
            width: target.row.width,
            top: target.zone === 'after' ? target.row.bottom : target.row.top,
            height: target.zone === 'inside' ? target.row.height : undefined,
          }}
        />
      )}
      <div className={styles.dragged} style={{ left: at.x, top: at.y }}>
        {name}
      </div>
    </div>
  );
}

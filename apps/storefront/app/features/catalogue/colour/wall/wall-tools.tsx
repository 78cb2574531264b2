import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { ColourSwatch } from '../../product/colour-swatch.tsx';
import { wallCopy } from './wall-copy.ts';
import type { WallTint } from './wall-questions.ts';
import styles from './wall.module.css';

export const TOOLS = ['touch', 'add', 'remove'] as const;
export type Tool = (typeof TOOLS)[number];

/** Shares of the picture's width. */
const BRUSHES = { least: 0.005, most: 0.06 };

type Props = {
  tool: Tool;
  onTool: (tool: Tool) => void;
  brush: number;
  onBrush: (radius: number) => void;
  walls: readonly { tint: WallTint; share: number }[];
  wall: number;
  onWall: (wall: number) => void;
  onAddWall: () => void;
  onUndo: (() => void) | null;
};

/** Which wall is in hand, and what the finger does to it. */
export function WallTools({ tool, onTool, brush, onBrush, walls, wall, onWall, onAddWall, onUndo }: Props) {
  return (
    <div className={styles.tools}>
      <fieldset className={styles.choices}>
        <legend>{wallCopy.tool}</legend>
        {TOOLS.map((known) => (
          <label key={known} className={styles.choice}>
            <input type="radio" name="outil" checked={tool === known} onChange={() => onTool(known)} />
            {wallCopy.tools[known]}
          </label>
        ))}
      </fieldset>
      {tool !== 'touch' && (
        <label className={styles.range}>
          {wallCopy.brushSize}
          <input
            type="range"
            min={BRUSHES.least}
            max={BRUSHES.most}
            step={0.005}
            value={brush}
            onChange={({ target }) => onBrush(target.valueAsNumber)}
          />
        </label>
      )}
      <fieldset className={styles.choices}>
        <legend>{wallCopy.walls}</legend>
        {walls.map(({ tint, share }, index) => (
          <label key={index} className={styles.choice}>
            <input type="radio" name="mur" checked={wall === index} onChange={() => onWall(index)} />
            <span className={styles.patch}>
              <ColourSwatch hex={tint.hex} />
            </span>
            {wallCopy.wall(index + 1)}{' '}
            <span className={styles.soft}>
              {share > 0 ? wallCopy.painted(tint.name, share) : wallCopy.nothingYet}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button look="secondary" size="small" onClick={onAddWall}>
          {wallCopy.addWall}
        </Button>
        <Button look="secondary" size="small" disabled={!onUndo} onClick={() => onUndo?.()}>
          {wallCopy.undo}
        </Button>
      </div>
    </div>
  );
}

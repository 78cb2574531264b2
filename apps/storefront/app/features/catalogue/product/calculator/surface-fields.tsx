import type { SurfaceDraft } from '@nuancier/domain/catalogue/calculator/quantity-calculator-draft.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { Checkbox } from '@nuancier/ui/pieces/field/checkbox.tsx';
import { IconButton } from '@nuancier/ui/pieces/buttons/icon-button.tsx';
import { calculatorCopy } from './calculator-copy.ts';
import styles from './calculator.module.css';
import { MeasureField } from './measure-field.tsx';

type Props = {
  surface: SurfaceDraft;
  /** By a press, just now: its first field takes the keyboard. */
  isAdded: boolean;
  position: number;
  /** Of a room: its walls and ceiling, its floor alone, or the drops around it. */
  asks: 'walls' | 'floor' | 'drops';
  onChange: (surface: SurfaceDraft) => void;
  onRemove: (() => void) | undefined;
};

export function SurfaceFields({ surface, isAdded, position, asks, onChange, onRemove }: Props) {
  const name = { room: calculatorCopy.room, plain: calculatorCopy.plain, wall: calculatorCopy.wall }[
    surface.kind
  ](position);
  return (
    <fieldset ref={isAdded ? takeFirstField : undefined} className={styles.set}>
      <legend>{name}</legend>
      {onRemove && (
        <IconButton
          label={calculatorCopy.remove(name)}
          icon={<Trash2 aria-hidden="true" size={18} />}
          onClick={onRemove}
          className={styles.remove}
        />
      )}
      {surface.kind === 'wall' ? (
        <div className={styles.pair}>
          <MeasureField
            label={calculatorCopy.wallWidth}
            value={surface.width}
            onChange={(width) => onChange({ ...surface, width })}
          />
          <MeasureField
            label={calculatorCopy.height}
            value={surface.height}
            onChange={(height) => onChange({ ...surface, height })}
          />
        </div>
      ) : surface.kind === 'plain' ? (
        <MeasureField
          label={calculatorCopy.area}
          value={surface.area}
          onChange={(area) => onChange({ ...surface, area })}
        />
      ) : (
        <>
          <div className={styles[asks === 'floor' ? 'pair' : 'triple']}>
            <MeasureField
              label={calculatorCopy.length}
              value={surface.length}
              onChange={(length) => onChange({ ...surface, length })}
            />
            <MeasureField
              label={calculatorCopy.width}
              value={surface.width}
              onChange={(width) => onChange({ ...surface, width })}
            />
            {asks !== 'floor' && (
              <MeasureField
                label={calculatorCopy.height}
                value={surface.height}
                onChange={(height) => onChange({ ...surface, height })}
              />
            )}
          </div>
          {asks === 'walls' && (
            <div className={styles.pair}>
              <Checkbox
                label={calculatorCopy.walls}
                checked={surface.walls}
                onChange={(event) => onChange({ ...surface, walls: event.target.checked })}
              />
              <Checkbox
                label={calculatorCopy.ceiling}
                checked={surface.ceiling}
                onChange={(event) => onChange({ ...surface, ceiling: event.target.checked })}
              />
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}

function takeFirstField(place: HTMLElement | null): void {
  place?.querySelector('input')?.focus();
}

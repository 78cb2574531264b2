import type { SurfaceDraft } from '@nuancier/domain/catalogue/quantity-calculator-draft.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { calculatorCopy } from './calculator-copy.ts';
import styles from './calculator.module.css';
import { MeasureField } from './measure-field.tsx';

type Props = {
  surface: SurfaceDraft;
  position: number;
  onChange: (surface: SurfaceDraft) => void;
  onRemove: (() => void) | undefined;
};

export function SurfaceFields({ surface, position, onChange, onRemove }: Props) {
  const name = surface.kind === 'room' ? calculatorCopy.room(position) : calculatorCopy.plain(position);
  return (
    <fieldset className={styles['set']}>
      <legend>{name}</legend>
      {onRemove && (
        <IconButton
          label={calculatorCopy.remove(name)}
          icon={<Trash2 aria-hidden="true" size={18} />}
          onClick={onRemove}
          className={styles['remove']}
        />
      )}
      {surface.kind === 'plain' ? (
        <MeasureField
          label={calculatorCopy.area}
          value={surface.area}
          onChange={(area) => onChange({ ...surface, area })}
        />
      ) : (
        <>
          <div className={styles['triple']}>
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
            <MeasureField
              label={calculatorCopy.height}
              value={surface.height}
              onChange={(height) => onChange({ ...surface, height })}
            />
          </div>
          <div className={styles['pair']}>
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
        </>
      )}
    </fieldset>
  );
}

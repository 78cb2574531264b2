import Plus from 'lucide-react/icons/plus';
import { aPlainSurface, aRoom } from '@nuancier/domain/catalogue/quantity-calculator-draft.ts';
import type { JobDraft, SurfaceDraft } from '@nuancier/domain/catalogue/quantity-calculator-draft.ts';
import { JOB_LIMITS } from '@nuancier/domain/catalogue/quantity-calculator.ts';
import type { Support } from '@nuancier/domain/catalogue/quantity-calculator.ts';
import type { ProductYield } from '@nuancier/domain/catalogue/product-yield.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { calculatorCopy } from './calculator-copy.ts';
import styles from './calculator.module.css';
import { MeasureField } from './measure-field.tsx';
import { SurfaceFields } from './surface-fields.tsx';

type Props = { draft: JobDraft; yields: ProductYield; onChange: (draft: JobDraft) => void };

const supports: readonly Support[] = ['smooth', 'porous', 'rough'];

export function CalculatorForm({ draft, yields, onChange }: Props) {
  const change = (part: Partial<JobDraft>) => onChange({ ...draft, ...part });
  const nextKey = Math.max(0, ...draft.surfaces.map(({ key }) => key)) + 1;
  const full = draft.surfaces.length >= JOB_LIMITS.surfaces;
  const replace = (changed: SurfaceDraft) =>
    change({ surfaces: draft.surfaces.map((surface) => (surface.key === changed.key ? changed : surface)) });
  return (
    <div className={styles['form']}>
      {draft.surfaces.map((surface, index) => (
        <SurfaceFields
          key={surface.key}
          surface={surface}
          position={index + 1}
          onChange={replace}
          onRemove={
            draft.surfaces.length > 1
              ? () => change({ surfaces: draft.surfaces.filter(({ key }) => key !== surface.key) })
              : undefined
          }
        />
      ))}
      <div className={styles['adds']}>
        <Button
          look="quiet"
          size="small"
          disabled={full}
          onClick={() => change({ surfaces: [...draft.surfaces, aRoom(nextKey)] })}
        >
          <Plus aria-hidden="true" size={18} />
          {calculatorCopy.addRoom}
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={full}
          onClick={() => change({ surfaces: [...draft.surfaces, aPlainSurface(nextKey)] })}
        >
          <Plus aria-hidden="true" size={18} />
          {calculatorCopy.addPlain}
        </Button>
      </div>
      <fieldset className={styles['set']}>
        <legend>{calculatorCopy.openings}</legend>
        <div className={styles['pair']}>
          <MeasureField
            label={calculatorCopy.doors}
            value={draft.doors}
            onChange={(doors) => change({ doors })}
            whole
          />
          <MeasureField
            label={calculatorCopy.windows}
            value={draft.windows}
            onChange={(windows) => change({ windows })}
            whole
          />
        </div>
      </fieldset>
      <div className={styles['pair']}>
        <MeasureField
          label={calculatorCopy.coats}
          value={draft.coats}
          onChange={(coats) => change({ coats })}
          whole
        />
        {yields.kind === 'consumption' && yields.perMillimetre && (
          <MeasureField
            label={calculatorCopy.thickness}
            value={draft.thickness}
            onChange={(thickness) => change({ thickness })}
          />
        )}
      </div>
      <Field label={calculatorCopy.support}>
        {(control) => (
          <Select
            {...control}
            value={draft.support}
            onChange={(event) =>
              change({ support: supports.find((known) => known === event.target.value) ?? 'smooth' })
            }
            options={supports.map((value) => ({ value, label: calculatorCopy.supports[value] }))}
          />
        )}
      </Field>
    </div>
  );
}

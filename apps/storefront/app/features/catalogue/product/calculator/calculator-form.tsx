import Plus from 'lucide-react/icons/plus';
import {
  aPlainSurface,
  aRoom,
  aWall,
} from '@nuancier/domain/catalogue/calculator/quantity-calculator-draft.ts';
import type {
  CalculatorFacts,
  JobDraft,
  SurfaceDraft,
} from '@nuancier/domain/catalogue/calculator/quantity-calculator-draft.ts';
import { JOB_LIMITS } from '@nuancier/domain/catalogue/calculator/quantity-calculator.ts';
import type { Support } from '@nuancier/domain/catalogue/calculator/quantity-calculator.ts';
import { useState } from 'react';
import { formatHundredths } from '@nuancier/ui/text/format.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { Select } from '@nuancier/ui/pieces/field/select.tsx';
import { calculatorCopy } from './calculator-copy.ts';
import styles from './calculator.module.css';
import { MeasureField } from './measure-field.tsx';
import { SurfaceFields } from './surface-fields.tsx';

type Props = { draft: JobDraft; facts: CalculatorFacts; onChange: (draft: JobDraft) => void };

const supports: readonly Support[] = ['smooth', 'porous', 'rough'];

/** Asks for what the product's way of being reckoned needs, and for nothing else. */
export function CalculatorForm({ draft, facts, onChange }: Props) {
  const { yields, models } = facts;
  const spread = yields.kind === 'coverage' || yields.kind === 'consumption';
  const hung = yields.kind === 'drops';
  const onFloor = yields.kind === 'laid' && yields.on === 'floor';
  const onFacade = yields.kind === 'laid' && yields.on === 'facade';
  const change = (part: Partial<JobDraft>) => onChange({ ...draft, ...part });
  const [added, setAdded] = useState<number | null>(null);
  const nextKey = Math.max(0, ...draft.surfaces.map(({ key }) => key)) + 1;
  const full = draft.surfaces.length >= JOB_LIMITS.surfaces;
  const add = (surface: SurfaceDraft) => {
    setAdded(surface.key);
    change({ surfaces: [...draft.surfaces, surface] });
  };
  const replace = (changed: SurfaceDraft) =>
    change({ surfaces: draft.surfaces.map((surface) => (surface.key === changed.key ? changed : surface)) });
  return (
    <div className={styles.form}>
      {models.length > 0 && (
        <Field label={calculatorCopy.model}>
          {(control) => (
            <Select
              {...control}
              value={draft.model ?? ''}
              onChange={(event) => change({ model: event.target.value })}
              options={models.map(({ label, resistance }) => ({
                value: label,
                label:
                  resistance === null
                    ? label
                    : calculatorCopy.modelWithR(label, formatHundredths(resistance)),
              }))}
            />
          )}
        </Field>
      )}
      {draft.surfaces.map((surface, index) => (
        <SurfaceFields
          key={surface.key}
          surface={surface}
          isAdded={surface.key === added}
          position={index + 1}
          asks={onFloor ? 'floor' : hung ? 'drops' : 'walls'}
          onChange={replace}
          onRemove={
            draft.surfaces.length > 1
              ? () => change({ surfaces: draft.surfaces.filter(({ key }) => key !== surface.key) })
              : undefined
          }
        />
      ))}
      <div className={styles.adds}>
        {!onFacade && (
          <Button look="quiet" size="small" disabled={full} onClick={() => add(aRoom(nextKey))}>
            <Plus aria-hidden="true" size={18} />
            {calculatorCopy.addRoom}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          disabled={full}
          onClick={() => add(hung ? aWall(nextKey) : aPlainSurface(nextKey))}
        >
          <Plus aria-hidden="true" size={18} />
          {hung ? calculatorCopy.addWall : calculatorCopy.addPlain}
        </Button>
      </div>
      {!hung && !onFloor && (
        <fieldset className={styles.set}>
          <legend>{calculatorCopy.openings}</legend>
          <div className={styles.pair}>
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
      )}
      {spread && (
        <>
          <div className={styles.pair}>
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
        </>
      )}
    </div>
  );
}

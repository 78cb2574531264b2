import type { TintColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { useEffect, useState } from 'react';
import { announce } from '@nuancier/ui/pieces/announcing/announce.ts';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { findTint } from '../../product/chart/find-tint.ts';
import { ColourSwatch } from '../../product/colour-swatch.tsx';
import { wallCopy } from './wall-copy.ts';
import type { WallQuestions, WallTint } from './wall-questions.ts';
import styles from './wall.module.css';

type Steps = WallQuestions['steps']['reply'];

type Props = {
  tints: readonly TintColour[];
  tint: WallTint;
  stepsOf: ((code: string) => Promise<Steps>) | null;
  onChoose: (tint: WallTint) => void;
};

const STEPS = ['lighter', 'darker', 'warmer', 'cooler'] as const;

/** The tint of the wall in hand: typed, or one step from the present one. */
export function TintChooser({ tints, tint, stepsOf, onChoose }: Props) {
  const [steps, setSteps] = useState<Steps>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  useEffect(() => {
    let isLate = false;
    const look = async () => {
      const found = stepsOf && (await stepsOf(tint.code));
      if (!isLate) setSteps(found);
    };
    void look();
    return () => {
      isLate = true;
    };
  }, [tint.code, stepsOf]);
  return (
    <div className={styles.tints}>
      <p className={styles.chosen}>
        <ColourSwatch hex={tint.hex} />
        <strong>
          {tint.name}, {tint.code}
        </strong>
      </p>
      <form
        className={styles.tintForm}
        onSubmit={(event) => {
          event.preventDefault();
          const asked = String(new FormData(event.currentTarget).get('teinte') ?? '').trim();
          const found = findTint(tints, asked);
          setUnknown(found ? null : asked);
          if (found) onChoose(found);
          // The focus is in the field already: its error is not read by itself.
          else announce(wallCopy.unknownTint(asked));
        }}
      >
        <Field
          label={wallCopy.tintField}
          hint={wallCopy.tintHint}
          error={unknown === null ? null : wallCopy.unknownTint(unknown)}
        >
          {(control) => <TextInput {...control} name="teinte" maxLength={60} autoComplete="off" />}
        </Field>
        <Button type="submit" look="secondary">
          {wallCopy.paint}
        </Button>
      </form>
      <ul className={styles.steps}>
        {STEPS.map((step) => {
          const next = steps?.[step];
          return (
            next && (
              <li key={step}>
                <Button look="secondary" size="small" onClick={() => onChoose(next)}>
                  <ColourSwatch hex={next.hex} /> {wallCopy.steps[step]}
                </Button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

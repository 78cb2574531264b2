import type { TintColour } from '@nuancier/domain/catalogue/colour-chart-filter.ts';
import {
  luminanceContrast,
  PUBLIC_BUILDING_CONTRAST,
} from '@nuancier/domain/catalogue/luminance-contrast.ts';
import { Form } from 'react-router';
import { choiceKeys } from '../../../article-path.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { chartCopy } from './chart-copy.ts';
import { chartPath } from './chart-path.ts';
import styles from './colour-sheet.module.css';
import { ColourSwatch } from './colour-swatch.tsx';
import { contrastCopy as copy } from './contrast-copy.ts';
import { tintWords } from './tint-words.ts';

export const OTHER_TINT = 'avec';

/** `asked`: what was typed; `other`: the tint that is meant by it. */
type Props = { colour: TintColour; asked?: string; other?: TintColour | null };

/** How well a second tint stands out from this one: a figure, and the one that public buildings are held to. */
export function TintContrast({ colour, asked = '', other = null }: Props) {
  const contrast = other && luminanceContrast(colour, other);
  return (
    <section className={styles['contrast']}>
      <h3>{copy.title}</h3>
      <Form method="get" action={chartPath()} className={styles['with']}>
        <input type="hidden" name={choiceKeys.tint} value={colour.code} />
        <Field
          label={copy.other}
          hint={chartCopy.searchHint}
          error={asked !== '' && other === null ? chartCopy.none : null}
        >
          {(control) => (
            <TextInput
              {...control}
              name={OTHER_TINT}
              maxLength={60}
              autoComplete="off"
              defaultValue={asked}
            />
          )}
        </Field>
        <Button type="submit" look="secondary">
          {copy.reckon}
        </Button>
      </Form>
      {other && contrast !== null && (
        <>
          <p className={styles['result']}>
            <ColourSwatch hex={colour.hex} />
            <ColourSwatch hex={other.hex} />
            <span>
              <strong>{copy.between(chartCopy.title(other), tintWords(other), contrast)}</strong>{' '}
              {contrast >= PUBLIC_BUILDING_CONTRAST ? copy.enough : copy.tooLittle}
            </span>
          </p>
          <p className={styles['small']}>{copy.basis}</p>
        </>
      )}
    </section>
  );
}

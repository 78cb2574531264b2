import type { TintColour } from '@nuancier/domain/catalogue/colour-chart-filter.ts';
import { contrastBetween } from '@nuancier/domain/catalogue/luminance-contrast.ts';
import { Form, Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useSaid } from '../../../ui/use-said.ts';
import { askedParams, pairKeys } from './asked-tints.ts';
import { chartCopy } from './chart-copy.ts';
import { chartPath } from './chart-path.ts';
import styles from './colour-sheet.module.css';
import { ColourSwatch } from './colour-swatch.tsx';
import { contrastCopy as copy } from './contrast-copy.ts';
import { TintField } from './tint-field.tsx';
import { tintWords } from './tint-words.ts';

/** `asked`: what was typed; `other`: the tint that is meant by it. */
type Props = { colour: TintColour; asked?: string; other?: TintColour | null };

/** How well a second tint stands out from this one: a figure, and the one that public buildings are held to. */
export function TintContrast({ colour, asked = '', other = null }: Props) {
  const contrast = other && contrastBetween(colour, other);
  const told = other && contrast && copy.between(chartCopy.title(other), tintWords(other), contrast.percent);
  useSaid(told);
  return (
    <section className={styles['contrast']}>
      <h3>{copy.title}</h3>
      <Form method="get" action={chartPath()} className={styles['with']}>
        <input type="hidden" name={pairKeys.one} value={colour.code} />
        <TintField
          label={copy.other}
          name={pairKeys.other}
          asked={asked}
          error={asked !== '' && other === null ? chartCopy.none : null}
        />
        <Button type="submit" look="secondary">
          {copy.reckon}
        </Button>
      </Form>
      {other && contrast && (
        <>
          <p className={styles['result']}>
            <ColourSwatch hex={colour.hex} />
            <ColourSwatch hex={other.hex} />
            <span>
              <strong>{told}</strong> {contrast.isEnough ? copy.enough : copy.tooLittle}
            </span>
          </p>
          <p>
            <Link to={paths.compare(null, false, askedParams({ one: colour.code, other: other.code }))}>
              {copy.inComparison}
            </Link>
          </p>
          <p className={styles['small']}>{copy.basis}</p>
        </>
      )}
    </section>
  );
}

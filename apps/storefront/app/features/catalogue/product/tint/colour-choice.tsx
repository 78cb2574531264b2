import {
  COLOUR_FAMILIES,
  colourFamily,
  colourFamilyNames,
} from '@nuancier/domain/catalogue/colour/colour-family.ts';
import { filterChart } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import type { ChoiceOption } from '@nuancier/domain/catalogue/articles/variant-choice.ts';
import { useState } from 'react';
import { Field } from '@nuancier/ui/pieces/field/field.tsx';
import { TextInput } from '@nuancier/ui/pieces/field/text-input.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import styles from './colour-choice.module.css';
import { ColourOption } from './colour-option.tsx';
import { productCopy } from '../copy.ts';
import type { MatrixColor } from '../product-choice.ts';

type Option = ChoiceOption<MatrixColor>;
type Props = { options: readonly Option[]; conditioningLabel: string | null };

/** As many as one looks over at a glance; more are sorted into strips that can be searched. */
const AT_A_GLANCE = 14;

export function ColourChoice({ options, conditioningLabel }: Props) {
  const [search, setSearch] = useState('');
  const searchable = useHydrated();
  if (options.length <= AT_A_GLANCE) return <Strip options={options} conditioningLabel={conditioningLabel} />;
  const strips = stripsOf(options, search);
  return (
    <div className={styles.chart}>
      {searchable && (
        <Field label={productCopy.searchColour} hint={productCopy.searchColourHint}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
      )}
      {/* A long list scrolls on its own, so that the price stays near; it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={productCopy.colour}>
        {strips.length === 0 && <p>{productCopy.noColourFound}</p>}
        {strips.map(({ family, options: strip }) => (
          <section key={family}>
            <h3 className={styles.family}>{colourFamilyNames[family]}</h3>
            <Strip options={strip} conditioningLabel={conditioningLabel} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Strip({ options, conditioningLabel }: Props) {
  return (
    <ul className={styles.strip}>
      {options.map((option) => (
        <li key={option.option.uid}>
          <ColourOption {...option} conditioningLabel={conditioningLabel} />
        </li>
      ))}
    </ul>
  );
}

function stripsOf(options: readonly Option[], search: string) {
  const found = filterChart(
    options.map((option) => ({
      code: '',
      chart: '',
      name: option.option.label,
      family: option.option.hex ? colourFamily(option.option.hex) : 'greys',
      lrv: 0,
      facade_ok: true,
      special: null,
      option,
    })),
    { search, chart: null, lightness: null, facadeOnly: false },
    COLOUR_FAMILIES,
  );
  return COLOUR_FAMILIES.flatMap((family) => {
    const strip = found.find((group) => group.family === family);
    return strip ? [{ family, options: strip.colours.map(({ option }) => option) }] : [];
  });
}

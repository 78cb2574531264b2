import { filterChart } from '@nuancier/domain/catalogue/colour-chart-filter.ts';
import type { ChartFilter, TintColour } from '@nuancier/domain/catalogue/colour-chart-filter.ts';
import { optionCode } from '@nuancier/domain/catalogue/option-code.ts';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useSaid } from '../../../ui/use-said.ts';
import { ChartColourLink } from './chart-colour-link.tsx';
import { chartCopy } from './chart-copy.ts';
import { everyColour } from './chart-filter.ts';
import { ChartFilterForm } from './chart-filter-form.tsx';
import styles from './colour-chart.module.css';
import { FamilyJumps } from './family-jumps.tsx';

type Props = {
  families: readonly string[];
  colours: readonly TintColour[];
  linkOf: (colour: TintColour) => string;
  /** With script: instead of following the link. */
  onPick?: ((colour: TintColour) => void) | undefined;
  chosen?: string | null;
  filter?: ChartFilter;
  compact?: boolean;
  /** Stands between texts of a page. */
  spaced?: boolean;
};

/** Families as strips of swatches, each with its name and code, and what narrows them down. */
export function ColourChart({
  families,
  colours,
  linkOf,
  onPick,
  chosen,
  filter: first = everyColour,
  compact = false,
  spaced = false,
}: Props) {
  const [filter, setFilter] = useState(first);
  const strips = filterChart(colours, useDeferredValue(filter), families);
  const count = strips.reduce((sum, strip) => sum + strip.colours.length, 0);
  useSaid(chartCopy.count(count));
  const chosenCode = chosen ? optionCode(chosen) : null;
  return (
    <div className={classNames(styles['chart'], spaced && styles['spaced'])}>
      <ChartFilterForm filter={filter} onChange={setFilter} compact={compact} />
      <p className={styles['count']}>{chartCopy.count(count)}</p>
      {count === 0 && (
        <EmptyState
          title={chartCopy.none}
          action={
            <Button look="secondary" onClick={() => setFilter(everyColour)}>
              {chartCopy.clear}
            </Button>
          }
        >
          {chartCopy.noneHelp}
        </EmptyState>
      )}
      {spaced && strips.length > 1 && (
        <FamilyJumps
          jumps={strips.map(({ family, colours: [first] }) => ({
            family,
            place: familyPlace(family),
            hex: first?.hex,
          }))}
        />
      )}
      {strips.map(({ family, colours: strip }) => (
        <section key={family} id={familyPlace(family)} className={styles['family']}>
          <h2 className={styles['familyName']}>
            {family} <span className={styles['familyCount']}>{chartCopy.count(strip.length)}</span>
          </h2>
          <ul className={styles['strip']}>
            {strip.map((colour) => (
              <li key={colour.code}>
                <ChartColourLink
                  colour={colour}
                  to={linkOf(colour)}
                  onPick={onPick}
                  chosen={chosenCode === optionCode(colour.code)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles['count']}>{chartCopy.screenColours}</p>
    </div>
  );
}

const familyPlace = (family: string): string => `famille-${optionCode(family)}`;

import { filterChart } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import type { ShownColour } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { sortColours } from '@nuancier/domain/catalogue/colour/colour-chart-order.ts';
import { optionCode } from '@nuancier/domain/catalogue/articles/option-code.ts';
import { useDeferredValue, useId, useState } from 'react';
import { Button } from '@nuancier/ui/pieces/buttons/button.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { useHydrated } from '@nuancier/ui/pieces/browser/use-hydrated.ts';
import { useAnnounced } from '@nuancier/ui/pieces/announcing/use-announced.ts';
import { familyPlace } from '../chart-path.ts';
import { ChartColourLink } from './chart-colour-link.tsx';
import { chartCopy } from './chart-copy.ts';
import { wholeChart } from './chart-filter.ts';
import type { ChartView } from './chart-filter.ts';
import { ChartFilterForm } from './chart-filter-form.tsx';
import styles from './colour-chart.module.css';
import { FamilyJumps } from './family-jumps.tsx';
import { useSwatchGrid } from './use-swatch-grid.ts';

type Props = {
  families: readonly string[];
  colours: readonly ShownColour[];
  linkOf: (colour: ShownColour) => string;
  /** Each colour leads to another page. */
  leaves?: boolean;
  chosen?: string | null;
  /** What the address asks for. */
  view?: ChartView;
  /** With script: so that the address keeps it. */
  onView?: (view: ChartView) => void;
  compact?: boolean;
  /** Placed between texts of a page. */
  spaced?: boolean;
};

/** Families as strips of swatches, each with its name and code, and what narrows them down. */
export function ColourChart({
  families,
  colours,
  linkOf,
  leaves = false,
  chosen,
  view: first = wholeChart,
  onView,
  compact = false,
  spaced = false,
}: Props) {
  const [view, setView] = useState(first);
  const show = (next: ChartView) => {
    setView(next);
    onView?.(next);
  };
  const { filter, order } = useDeferredValue(view);
  const strips = filterChart(colours, filter, families);
  const count = strips.reduce((sum, strip) => sum + strip.colours.length, 0);
  useAnnounced(chartCopy.count(count));
  // Without script links in lists; with it the keys of a grid.
  const isGrid = useHydrated() && count > 0;
  const { grid, onFocus, onKeyDown } = useSwatchGrid();
  const keysId = useId();
  const chosenCode = chosen ? optionCode(chosen) : null;
  return (
    <div className={classNames(styles.chart, spaced && styles.spaced)}>
      <ChartFilterForm view={view} onChange={show} compact={compact} />
      <p className={styles.count}>{chartCopy.count(count)}</p>
      {isGrid && (
        <p id={keysId} className={styles.keys}>
          {chartCopy.keys}
        </p>
      )}
      {count === 0 && (
        <EmptyState
          title={chartCopy.none}
          action={
            <Button look="secondary" onClick={() => show(wholeChart)}>
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
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a grid where script answers its keys */}
      <div
        ref={grid}
        role={isGrid ? 'grid' : undefined}
        aria-label={isGrid ? chartCopy.grid : undefined}
        aria-describedby={isGrid ? keysId : undefined}
        className={styles.chart}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {strips.map(({ family, colours: strip }) => (
          <div
            key={family}
            id={familyPlace(family)}
            role={isGrid ? 'rowgroup' : undefined}
            className={styles.family}
          >
            <div role={isGrid ? 'row' : undefined}>
              <div role={isGrid ? 'rowheader' : undefined}>
                <h2 className={styles.familyName}>
                  {family} <span className={styles.familyCount}>{chartCopy.count(strip.length)}</span>
                </h2>
              </div>
            </div>
            <div role={isGrid ? 'row' : 'list'} className={styles.strip}>
              {sortColours(strip, order).map((colour) => (
                <div key={colour.code} role={isGrid ? 'gridcell' : 'listitem'}>
                  <ChartColourLink
                    colour={colour}
                    to={linkOf(colour)}
                    leaves={leaves}
                    chosen={chosenCode === optionCode(colour.code)}
                  />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <p className={styles.count}>{chartCopy.screenColours}</p>
    </div>
  );
}

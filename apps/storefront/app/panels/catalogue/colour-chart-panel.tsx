import { useEffect, useMemo } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { chartCopy } from '../../features/catalogue/product/chart/chart-copy.ts';
import { chartPath } from '../../features/catalogue/product/chart-path.ts';
import { ColourChart } from '../../features/catalogue/product/chart/colour-chart.tsx';
import { unpackChart } from '../../features/catalogue/product/chart/packed-chart.ts';
import { choiceSearch } from '../../features/catalogue/product/product-choice.ts';
import { choiceKeys } from '../../addresses/article-path.ts';
import { closePanel } from '../../panel-state/panel-store.ts';
import { Drawer } from '@nuancier/ui/pieces/dialog/drawer.tsx';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { useMinimumPending } from '@nuancier/ui/pieces/waiting/use-minimum-pending.ts';
import { PanelSkeleton } from '../body/panel-skeleton.tsx';

/** The answer of the chart's page, which is this panel's twin without script. */
type ChartAnswer = { families: readonly string[]; colours: string };

/** The charts beside a product: a colour chosen here is chosen there. */
export default function ColourChartPanel() {
  const { load, data, state } = useFetcher<ChartAnswer>();
  const [params] = useSearchParams();
  useEffect(() => {
    void load(chartPath());
  }, [load]);
  const colours = useMemo(() => (data ? unpackChart(data.colours) : []), [data]);
  const asked = state === 'loading' || data !== undefined;
  const waiting = useMinimumPending(state === 'loading');
  return (
    <Drawer title={chartCopy.panelTitle} onClose={closePanel}>
      {(waiting || !asked) && <PanelSkeleton />}
      {!waiting && data && (
        <ColourChart
          families={data.families}
          colours={colours}
          chosen={params.get(choiceKeys.tint)}
          linkOf={({ code }) => choiceSearch(params, { tint: code })}
          compact
        />
      )}
      {!waiting && asked && !data && <ErrorMessage>{chartCopy.failed}</ErrorMessage>}
    </Drawer>
  );
}

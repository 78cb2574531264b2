import type { ChartFilter, Lightness } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';

export const chartKeys = { search: 'q', chart: 'serie', lightness: 'clarte', facade: 'facade' } as const;

export const charts = ['valbrune', 'ral'] as const;
export const lightnesses: readonly Lightness[] = ['light', 'medium', 'dark'];

const LONGEST_SEARCH = 60;

/** The filter that an address asks for; what it does not know it ignores. */
export function readChartFilter(params: URLSearchParams): ChartFilter {
  const chart = params.get(chartKeys.chart);
  const lightness = params.get(chartKeys.lightness);
  return {
    search: (params.get(chartKeys.search) ?? '').slice(0, LONGEST_SEARCH),
    chart: charts.find((known) => known === chart) ?? null,
    lightness: lightnesses.find((known) => known === lightness) ?? null,
    facadeOnly: params.get(chartKeys.facade) === '1',
  };
}

export const everyColour: ChartFilter = { search: '', chart: null, lightness: null, facadeOnly: false };

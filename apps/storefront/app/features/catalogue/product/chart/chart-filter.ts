import type { ChartFilter, Lightness } from '@nuancier/domain/catalogue/colour/colour-chart-filter.ts';
import { chartOrders } from '@nuancier/domain/catalogue/colour/colour-chart-order.ts';
import type { ChartOrder } from '@nuancier/domain/catalogue/colour/colour-chart-order.ts';

export const chartKeys = {
  search: 'q',
  chart: 'serie',
  lightness: 'clarte',
  facade: 'facade',
  order: 'tri',
} as const;

export const charts = ['valbrune', 'ral'] as const;
export const lightnesses: readonly Lightness[] = ['light', 'medium', 'dark'];

/** As an address names them. */
export const orderWords = { hue: 'couleur', lightness: 'clarte', name: 'nom' } as const satisfies Record<
  ChartOrder,
  string
>;

const LONGEST_SEARCH = 60;

/** What is shown of the chart, and in which order. */
export type ChartView = { filter: ChartFilter; order: ChartOrder | null };

export const everyColour: ChartFilter = { search: '', chart: null, lightness: null, facadeOnly: false };
export const wholeChart: ChartView = { filter: everyColour, order: null };

/** What an address asks for; what it does not know it ignores. */
export function readChartView(params: URLSearchParams): ChartView {
  const chart = params.get(chartKeys.chart);
  const lightness = params.get(chartKeys.lightness);
  return {
    filter: {
      search: (params.get(chartKeys.search) ?? '').slice(0, LONGEST_SEARCH),
      chart: charts.find((known) => known === chart) ?? null,
      lightness: lightnesses.find((known) => known === lightness) ?? null,
      facadeOnly: params.get(chartKeys.facade) === '1',
    },
    order: orderNamed(params.get(chartKeys.order)),
  };
}

export function orderNamed(word: string | null): ChartOrder | null {
  return chartOrders.find((order) => orderWords[order] === word) ?? null;
}

/** The same address with this view of the chart. */
export function withChartView(params: URLSearchParams, { filter, order }: ChartView): URLSearchParams {
  const next = new URLSearchParams(params);
  const asked: Record<string, string | null> = {
    [chartKeys.search]: filter.search || null,
    [chartKeys.chart]: filter.chart,
    [chartKeys.lightness]: filter.lightness,
    [chartKeys.facade]: filter.facadeOnly ? '1' : null,
    [chartKeys.order]: order && orderWords[order],
  };
  for (const [key, value] of Object.entries(asked)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return next;
}

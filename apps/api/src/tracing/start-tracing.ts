// Spans leave for a collector by OTLP. Nothing of it is loaded while no address is set.
import { context, propagation } from '@opentelemetry/api';
import { traceWith } from './spans.ts';

export type TracingSetting = {
  /** of the collector, without `/v1/traces` */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  service: string;
  /** of all traces, from 0 to 1 */
  share: number;
};

/** Ends with what was recorded sent, or given up after a few seconds. */
export type Tracing = { close(): Promise<void> };

const LAST_SENDING_MS = 3_000;

export async function startTracing(setting: TracingSetting | undefined): Promise<Tracing> {
  if (setting === undefined) return { close: async () => {} };
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, sdk, resources, otlp] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const exporter = new otlp.OTLPTraceExporter({
    url: `${setting.endpoint}/v1/traces`,
    headers: { ...setting.headers },
  });
  const provider = new sdk.TracerProvider({
    sampler: new sdk.TraceIdRatioBasedSampler(setting.share),
    resource: resources.resourceFromAttributes({ 'service.name': setting.service }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: LAST_SENDING_MS })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  traceWith(provider.getTracer('nuancier'));
  return {
    async close() {
      traceWith(undefined);
      await provider.shutdown().catch(() => {});
      context.disable();
      propagation.disable();
    },
  };
}

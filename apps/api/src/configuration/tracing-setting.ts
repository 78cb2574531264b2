// Where traces go. The names are OpenTelemetry's own.
import * as v from 'valibot';
import { address } from './configuration-values.ts';

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(v.string()),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'nuancier'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0(?:[.]\d+)?|1(?:[.]0+)?)$/, 'OTEL_TRACES_SAMPLER_ARG doit être un nombre de 0 à 1.'),
      v.transform(Number),
    ),
    '0.1',
  ),
};

type TracingVariables = v.InferOutput<v.ObjectSchema<typeof tracingVariables, undefined>>;

/** Nothing without an address: nothing is recorded then. */
export function tracingSetting(env: TracingVariables) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (endpoint === undefined) return undefined;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: headersIn(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    service: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

export function tracingProblems(env: TracingVariables): string[] {
  const pairs = (env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter((pair) => pair.trim() !== '');
  return pairs.every((pair) => /^\s*[\w-]+\s*=/.test(pair))
    ? []
    : ['OTEL_EXPORTER_OTLP_HEADERS doit être de la forme «\u00A0nom=valeur,nom=valeur\u00A0».'];
}

function headersIn(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return name.trim() === '' ? [] : [[name.trim(), rest.join('=').trim()]];
    }),
  );
}

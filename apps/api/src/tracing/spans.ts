// The spans of the shop's work. Until an address for traces is set nothing is recorded and `traced` is a plain call.
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Link, Span, Tracer } from '@opentelemetry/api';

export type SpanFacts = Attributes;

let tracer: Tracer | undefined;

export function traceWith(given: Tracer | undefined): void {
  tracer = given;
}

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** `reaches`: the work asks another system, a mail server or a receiver of webhooks. */
export function traced<Value>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<Value>,
  { reaches = false } = {},
): Promise<Value> {
  if (tracer === undefined) return work();
  const kind = reaches ? SpanKind.CLIENT : SpanKind.INTERNAL;
  return tracer.startActiveSpan(name, { kind, attributes: facts }, (span) =>
    work().then(
      (value) => (span.end(), value),
      (trouble: unknown) => {
        markFailed(span, trouble);
        span.end();
        throw trouble;
      },
    ),
  );
}

/** Work that is over, and took so long. */
export function tracedPast(
  name: string,
  facts: SpanFacts,
  { milliseconds, trouble }: { milliseconds: number; trouble?: unknown },
): void {
  // Outside a request or a job nobody looks for it: the watch over the outbox alone asks every second.
  if (tracer === undefined || trace.getActiveSpan() === undefined) return;
  const span = tracer.startSpan(name, {
    kind: SpanKind.CLIENT,
    attributes: facts,
    startTime: Date.now() - milliseconds,
  });
  if (trouble !== undefined) markFailed(span, trouble);
  span.end();
}

export type RequestSpan = {
  traceId: string;
  /** Goes on inside the span; what it calls finds its parent there. */
  within(next: () => void): void;
  end(facts: SpanFacts, isFault: boolean): void;
};

/**
 * A request from outside. Its trace has a number of our own, by which our share of them is chosen; the one that the
 * request names is noted beside it. Going on with a stranger's number would let strangers choose what we keep.
 */
export function openRequestSpan(
  name: string,
  headers: Readonly<Record<string, unknown>>,
): RequestSpan | undefined {
  if (tracer === undefined) return undefined;
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, links: namedIn(headers) }, ROOT_CONTEXT);
  const inside = trace.setSpan(ROOT_CONTEXT, span);
  return {
    traceId: span.spanContext().traceId,
    within: (next) => context.with(inside, next),
    end(facts, isFault) {
      span.setAttributes(facts);
      if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function namedIn(headers: Readonly<Record<string, unknown>>): Link[] {
  const named = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, headers));
  return named === undefined ? [] : [{ context: named }];
}

// A message may quote the row it stumbled over: its kind says enough, the log has the rest.
function markFailed(span: Span, trouble: unknown): void {
  const kind = trouble instanceof Error ? trouble.name : 'unknown';
  span.setAttribute('error.type', codeOf(trouble) ?? kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function codeOf(trouble: unknown): string | undefined {
  if (!(trouble instanceof Error) || !('code' in trouble)) return undefined;
  return typeof trouble.code === 'string' ? trouble.code : undefined;
}

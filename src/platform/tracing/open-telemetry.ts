import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type Span as ApiSpan, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Span, Tracing } from './tracing.ts'

const LAST_SPANS_MS = 1500

/** Sends spans to an OpenTelemetry collector. Loaded only where one is set. */
export const openTelemetry = (endpoint: string): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'kinwise' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('kinwise')
  const current = new AsyncLocalStorage<ApiSpan>()
  const known = new WeakMap<Span, ApiSpan>()
  return {
    begin: (name, attributes) => {
      const parent = current.getStore()
      const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
      const api = tracer.startSpan(name, { attributes }, context)
      const span: Span = {
        tell: (facts) => void api.setAttributes(facts),
        end: (error) => {
          // Its class alone: a message may quote what a parent wrote.
          if (error !== undefined)
            api.setStatus({
              code: SpanStatusCode.ERROR,
              message: error instanceof Error ? error.name : 'unknown',
            })
          api.end()
        },
      }
      known.set(span, api)
      return span
    },
    within: (span, work) => {
      const api = known.get(span)
      return api ? current.run(api, work) : work()
    },
    // A collector that is away keeps no server from ending.
    stop: () =>
      Promise.race([provider.shutdown().catch(() => {}), wait(LAST_SPANS_MS, undefined, { ref: false })]),
  }
}

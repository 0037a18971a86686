/** What a span may say: names and numbers of the program's own, never a text, a name, an address or an id. */
export type SpanFacts = Record<string, string | number>

export type Span = {
  /** Adds what was only known later. */
  tell: (facts: SpanFacts) => void
  end: (error?: unknown) => void
}

/** Tells how long parts of a request took. What runs inside `within` belongs to its span. */
export type Tracing = {
  begin: (name: string, facts: SpanFacts) => Span
  within: <T>(span: Span, work: () => T) => T
  stop: () => Promise<void>
}

const NO_SPAN: Span = { tell: () => {}, end: () => {} }

export const noTracing: Tracing = {
  begin: () => NO_SPAN,
  within: (_, work) => work(),
  stop: async () => {},
}

/** A span around a piece of work, which ends with it. */
export const traced = async <T>(
  tracing: Tracing,
  name: string,
  facts: SpanFacts,
  work: () => Promise<T>,
): Promise<T> => {
  const span = tracing.begin(name, facts)
  try {
    const done = await tracing.within(span, work)
    span.end()
    return done
  } catch (error) {
    span.end(error)
    throw error
  }
}

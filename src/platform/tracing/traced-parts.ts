import type { Database } from '../db/db.ts'
import type { Model } from '../model/model.ts'
import { type Tracing, traced } from './tracing.ts'

/** A database whose named statements are spans. Their values aren't told. */
export const tracedDatabase = (database: Database, tracing: Tracing): Database => ({
  ...database,
  run: (statement, values) =>
    traced(tracing, `database ${statement.name}`, { 'db.system.name': 'postgresql' }, () =>
      database.run(statement, values),
    ),
})

/** A model whose calls are spans, with how long its first words took. */
export const tracedModel = (model: Model, name: string, tracing: Tracing): Model =>
  async function* (request, signal) {
    const span = tracing.begin('model call', { 'gen_ai.request.model': name })
    const began = performance.now()
    let isFirst = true
    let failure: unknown
    try {
      for await (const text of model(request, signal)) {
        if (isFirst) span.tell({ 'kinwise.first_words_ms': Math.round(performance.now() - began) })
        isFirst = false
        yield text
      }
    } catch (error) {
      failure = error
      throw error
    } finally {
      // Also where the reader left half way.
      span.end(failure)
    }
  }

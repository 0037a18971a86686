import { expect, test } from 'vitest'
import { openTelemetry } from './open-telemetry.ts'

test('a collector that is away is no trouble to anybody: not to the work, and not to the end of the process', async () => {
  const tracing = openTelemetry('http://127.0.0.1:9')
  const span = tracing.begin('request', { 'http.request.method': 'GET' })
  expect(tracing.within(span, () => 'done')).toBe('done')
  span.end(new Error('a text that nobody may read'))
  await expect(tracing.stop()).resolves.toBeUndefined()
})

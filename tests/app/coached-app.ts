import { startUpstream } from '../fakes/upstream.ts'
import { startTestApp } from './test-app.ts'

export type CoachedApp = Awaited<ReturnType<typeof startCoachedApp>>

/** The product with a scripted model to answer. */
export const startCoachedApp = async () => {
  const upstream = await startUpstream()
  const app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } })
  return {
    app,
    upstream,
    stop: async () => {
      await app.stop()
      await upstream.close()
    },
  }
}

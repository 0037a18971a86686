import { expect, test } from 'vitest'
import { sendAndReadFirstWords, signUp } from '../app/family-of-server.ts'
import { startServer } from '../app/running-server.ts'
import { startUpstream } from '../fakes/upstream.ts'

const LOADED = 'the encoder is loaded'
/** Makes a process tell each time it loads a part of the encoder's packages. */
const TELL = `import { registerHooks } from 'node:module'
registerHooks({
  load: (url, context, next) => {
    if (url.includes('/@energetic-ai/')) console.error(${JSON.stringify(LOADED)})
    return next(url, context)
  },
})`

/** What a server of its own says while a parent writes to it about an ordinary worry and about danger. */
const outputOf = async (env: Record<string, string>): Promise<string> => {
  const server = await startServer({
    ...env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TELL)}`,
  })
  const family = await signUp(server)
  for (const text of ['She does not want to go to bed any more.', 'I am afraid of what he will do to us.'])
    await (await sendAndReadFirstWords(server, family, text))?.cancel()
  await server.stop()
  return server.output.join('')
}

test('S75: with a model configured, no sentence encoder is loaded', { timeout: 240_000 }, async () => {
  const upstream = await startUpstream()
  const beside = await outputOf({ COACH_BASE_URL: upstream.url })
  await upstream.close()
  expect(beside).not.toContain(LOADED)
  // The same server without a model loads it, so this test can see that.
  expect(await outputOf({})).toContain(LOADED)
})

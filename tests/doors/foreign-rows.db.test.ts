import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { buildChild, buildParent, openTalk } from '../people/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('S11: a row cannot point into another family', async () => {
  const { db } = app.database
  const own = await buildChild(await buildParent(app))
  const other = await buildParent(app)
  const child = await buildChild(other)
  const { conversation } = await openTalk(other, child.id)
  const foreign = db.execute(
    `update conversation set child_id = '${own.id}' where id = '${conversation.id}'` as never,
  )
  await expect(foreign).rejects.toThrow()
})

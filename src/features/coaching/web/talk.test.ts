import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createTalk } from './talk.ts'

test('a chat that was left makes the list of children ask anew', () => {
  const client = new QueryClient()
  client.setQueryData(['children'], { children: [] })
  const leave = createTalk(client, 'mia', 'child', null).enter()
  expect(client.getQueryState(['children'])?.isInvalidated).toBe(false)
  leave()
  expect(client.getQueryState(['children'])?.isInvalidated).toBe(true)
})

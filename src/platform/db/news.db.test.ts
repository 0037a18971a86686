import { expect, test } from 'vitest'
import { newDatabase, quietLog } from '../../../tests/app/test-database.ts'
import { openPostgres } from './open-postgres.ts'

test('what one process tells, all on its database hear, and those of another database do not', async () => {
  const [url, other] = [await newDatabase(), await newDatabase()]
  const open = () => openPostgres(url, quietLog)
  const [one, two, stranger] = await Promise.all([open(), open(), openPostgres(other, quietLog)])
  const heard: string[] = []
  const endings = [one, two, stranger].map((database, n) =>
    database.hear((topic) => heard.push(`${n} ${topic}`)),
  )
  await one.tell('bedtime')
  await expect.poll(() => heard.toSorted()).toEqual(['0 bedtime', '1 bedtime'])
  endings[1]?.()
  await two.tell('again')
  await expect.poll(() => heard.toSorted()).toEqual(['0 again', '0 bedtime', '1 bedtime'])
  await Promise.all([one, two, stranger].map((database) => database.close()))
})

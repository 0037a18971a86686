import pg from 'pg'
import { expect, test } from 'vitest'
import { startServer } from '../app/running-server.ts'
import { newDatabase } from '../app/test-database.ts'

const ODD = "p@ss/w:rd #?%41&'"

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a database password beside its address may hold any character',
  { timeout: 120_000 },
  async () => {
    const url = new URL(await newDatabase())
    const client = new pg.Client(url.href)
    await client.connect()
    await client.query(`create role odd login superuser password ${pg.escapeLiteral(ODD)}`)
    const here = `${url.host}${url.pathname}`
    const wrong = new pg.Client({ connectionString: `postgres://odd@${here}`, password: 'another' })
    await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' })
    const server = await startServer({ DATABASE_URL: `postgres://odd@${here}`, PGPASSWORD: ODD })
    expect(await server.stop()).toBe(0)
    await client.query('reassign owned by odd to postgres; drop owned by odd; drop role odd')
    await client.end()
  },
)

/** A Postgres that keeps its promises, for the benchmark: `fsync` on, as an operator runs it. Says where it listens. */
import { startPostgres } from '../tests/setup/postgres-server.ts'

const postgres = await startPostgres({ fsync: true })
console.log(postgres.url)
process.on('SIGTERM', () => void postgres.stop().finally(() => process.exit(0)))

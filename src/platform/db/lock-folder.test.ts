import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'
import { FolderInUse } from './open-errors.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'kinwise-lock-')), 'lock')

test('a lock is taken and given back', () => {
  const file = newFile()
  const unlock = lockFolder(file)
  expect(existsSync(file)).toBe(true)
  unlock()
  expect(existsSync(file)).toBe(false)
})

test('another living process keeps its lock; once it was killed, the lock is taken over', async () => {
  const file = newFile()
  const source = new URL('./lock-folder.ts', import.meta.url)
  const script = `import { lockFolder } from '${source}'; lockFolder('${file}'); console.log('locked'); setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(other.stdout, 'data')
  expect(() => lockFolder(file)).toThrow(FolderInUse)
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockFolder(file)()
})

test.each([
  ['an empty file', ''],
  ['rubbish', 'not a lock at all'],
  ['a process id long gone', '999999999 1'],
])('%s holds nobody back', (_, content) => {
  const file = newFile()
  writeFileSync(file, content)
  lockFolder(file)()
})

test('a process id that was given out again holds nobody back', () => {
  const file = newFile()
  writeFileSync(file, `${process.ppid} 12345`)
  lockFolder(file)()
})

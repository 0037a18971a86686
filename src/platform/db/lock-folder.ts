import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { FolderInUse } from './open-errors.ts'

/**
 * Takes a lock file, or throws FolderInUse when the process that holds it is alive. A lock that was left behind by a killed process is
 * taken over. Returns what gives it back.
 */
export const lockFolder = (file: string): (() => void) => {
  const mine = `${process.pid} ${startOf(process.pid)}`
  for (let tries = 0; tries < 3; tries++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isHeld(read(file))) throw new FolderInUse(file)
      rmSync(file, { force: true })
    }
  }
  throw new FolderInUse(file)
}

const isHeld = (content: string): boolean => {
  const [pid, start] = content.split(' ')
  // In a container every start may have the same process id, so one's own id says nothing.
  if (!pid || Number(pid) === process.pid) return false
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return start === startOf(Number(pid))
}

/** When a process started, where the system tells: a process id that was given out again is then told apart. */
const startOf = (pid: number): string => read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? '0'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

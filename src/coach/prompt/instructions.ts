import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT } from '../../platform/root.ts'
import type { AskedKind } from '../contract.ts'

const FOLDER = join(CONTENT, 'coach')

/** What an educator wrote in content/coach. */
export type Instructions = Record<'coach' | 'data' | 'examples' | AskedKind, string>

/** Reads the coach's instructions once, at boot. Throws when one is missing. */
export const loadInstructions = (folder = FOLDER): Instructions => {
  const read = (name: string) =>
    readFileSync(join(folder, `${name}.md`), 'utf8')
      .replaceAll('\r\n', '\n')
      .trim()
  return {
    coach: read('coach'),
    data: read('data'),
    examples: read('examples'),
    child: read('child'),
    parents: read('parents'),
    general: read('general'),
    family: read('family'),
  }
}

/** The system message: the same for every family, and for both modes but for its end, so that an endpoint that keeps what it read before reads it once. */
export const systemMessage = ({ coach, data, examples, ...modes }: Instructions, kind: AskedKind): string =>
  [coach, data, examples, modes[kind]].join('\n\n')

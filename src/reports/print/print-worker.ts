/** Sets pages in a thread of its own: an answer being written elsewhere doesn't wait for it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontsFor, readFont } from './fonts.ts'
import type { Printed, PrintJob } from './printer.ts'

/** With a compiler for each set of scripts; those of the last few are kept. */
const MOST_COMPILERS = 3
const compilers = new Map<string, NodeCompiler>()
const KEPT_ROUNDS = 2

const compilerFor = (fonts: string[]): NodeCompiler => {
  const key = fonts.join()
  const known = compilers.get(key)
  compilers.delete(key)
  const compiler =
    known ??
    NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs: fonts.map(readFont) }] })
  compilers.set(key, compiler)
  const [oldest] = compilers.keys()
  if (compilers.size > MOST_COMPILERS && oldest !== undefined) compilers.delete(oldest)
  return compiler
}

/** Tagged PDF. PDF/UA refuses a letter that no font has; then it's a tagged PDF without that promise, rather than none. */
const print = ({ template, data, paper }: PrintJob): { pdf: Buffer; isUa: boolean } => {
  const text = JSON.stringify(data)
  const compiler = compilerFor(fontsFor(text))
  const mainFileContent = readFileSync(join(import.meta.dirname, `${template}.typ`), 'utf8')
  const { result } = compiler.compile({ mainFileContent, inputs: { data: text, paper } })
  if (!result) throw new Error('the pages could not be set')
  const options = { pdfTags: true, creationTimestamp: Math.floor(Date.now() / 1000) }
  try {
    return { pdf: compiler.pdf(result, { ...options, pdfStandard: 'ua-1' }), isUa: true }
  } catch {
    return { pdf: compiler.pdf(result, { ...options, pdfStandard: '1.7' }), isUa: false }
  } finally {
    compiler.evictCache(KEPT_ROUNDS)
  }
}

parentPort?.on('message', (job: PrintJob) => {
  try {
    parentPort?.postMessage({ id: job.id, ...print(job) } satisfies Printed)
  } catch (error) {
    // What went wrong, and no word of what was to be printed.
    const reason = error instanceof Error ? error.name : 'unknown'
    parentPort?.postMessage({ id: job.id, reason } satisfies Printed)
  }
})

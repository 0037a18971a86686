import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ROOT } from '../../platform/root.ts'
import type { WorkbookPage } from '../contract.ts'
import type { Paper } from '../rules/papers.ts'
import type { PrintedReport } from './printed-report.ts'

type Document =
  | { template: 'report'; data: PrintedReport }
  | { template: 'workbook'; data: WorkbookPage & { monthName: string } }
export type PrintJob = Document & { id: number; paper: Paper }
export type Printed = { id: number; pdf: Uint8Array; isUa: boolean } | { id: number; reason: string }

export type Pages = { pdf: Uint8Array<ArrayBuffer>; isUa: boolean }

export type Printer = {
  /** A PDF: A4 or Letter, tagged. `isUa` is false where some letter is in no font. Rejects where pages can't be set on this machine. */
  print: (document: Document, paper: Paper) => Promise<Pages>
  stop: () => Promise<void>
}

type Waiting = { resolve: (pages: Pages) => void; reject: (error: Error) => void }

/** From its source, in the built server too: its pages and fonts stand beside it, and Node runs it as it is. */
const WORKER = join(ROOT, 'src/reports/print/print-worker.ts')

/** One thread for the process, begun with the first page and begun anew if it ends. It sets one document after another. */
export const createPrinter = (): Printer => {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let last = 0

  const settle = (id: number, end: (one: Waiting) => void) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) worker?.unref()
    if (one) end(one)
  }
  const ended = (reason: string) => {
    worker = null
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(new Error(reason)))
  }
  const begin = (): Worker => {
    const begun = new Worker(WORKER)
    begun.on('message', (printed: Printed) =>
      settle(printed.id, ({ resolve, reject }) => {
        if ('reason' in printed) reject(new Error(printed.reason))
        else resolve({ pdf: new Uint8Array(printed.pdf), isUa: printed.isUa })
      }),
    )
    begun.on('error', (error) => ended(error.name))
    begun.on('exit', () => ended('the printing thread ended'))
    return begun
  }
  return {
    print: (document, paper) =>
      new Promise((resolve, reject) => {
        worker ??= begin()
        // A process waits for pages that are being set, and not for a thread that has nothing to do.
        worker.ref()
        const id = ++last
        waiting.set(id, { resolve, reject })
        worker.postMessage({ ...document, id, paper } satisfies PrintJob)
      }),
    stop: async () => {
      await worker?.terminate()
    },
  }
}

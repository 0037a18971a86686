import { hash } from 'node:crypto'
import type { Content } from './format.ts'

const SUM_BITS = 128

/** Adds up a table's rows, one line each, in any order. */
export const rowCounter = () => {
  let rows = 0
  let sum = 0n
  return {
    add: (line: Uint8Array): void => {
      rows += 1
      sum = BigInt.asUintN(SUM_BITS, sum + BigInt(`0x${hash('sha256', line, 'hex').slice(0, SUM_BITS / 4)}`))
    },
    content: (): Content => ({ rows, checksum: sum.toString(16).padStart(SUM_BITS / 4, '0') }),
  }
}

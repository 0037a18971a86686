/**
 * Does what all tests of a run begin with, or ends the run and says what failed: left to itself, Vitest would say that there are no test
 * files.
 */
export const madeReady = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    process.stderr.write(`\nThe tests did not begin: ${what} could not be made ready.\n${reasonOf(error)}\n`)
    process.exit(1)
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

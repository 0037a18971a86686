/** What a visitor wrote on the home page, on its way to the trial. In memory alone: no word of it stands in an address or stays on the device. */
export type HomeQuestion = { text: string; ageMonths: number | null }

let waiting: HomeQuestion | null = null

export const leaveQuestion = (question: HomeQuestion): void => {
  waiting = question
}

/** Once; then it's gone. */
export const takeQuestion = (): HomeQuestion | null => {
  const question = waiting
  waiting = null
  return question
}

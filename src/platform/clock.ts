/** The one way to ask for the time, so that a test can set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

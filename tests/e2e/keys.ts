import type { Locator } from 'playwright-core'

const MOST_STOPS = 60

/** Moves on by Tab alone, as somebody without a mouse does, until the focus stands here. */
export const tabTo = async (target: Locator): Promise<void> => {
  await target.waitFor({ state: 'attached' })
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${target}`)
}

export const pressByKey = async (target: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

export const typeByKey = async (target: Locator, words: string): Promise<void> => {
  await tabTo(target)
  await target.page().keyboard.type(words)
}

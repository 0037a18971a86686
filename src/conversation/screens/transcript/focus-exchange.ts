/** What was tapped goes with the tap: a keyboard goes on from the message it became, whose answer comes next. */
export const focusExchange = (key: string | null): void => {
  if (!key) return
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`[data-exchange="${CSS.escape(key)}"] [data-message]`)
      ?.focus({ preventScroll: true }),
  )
}

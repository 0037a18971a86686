type Watch = { texts: string[]; fromLoad?: boolean }

/** Runs in the page: notes the milliseconds from the next Enter, or from the page's load, until each text was painted in the talk; `window.painted` settles with them. */
export const watchPaint = ({ texts, fromLoad = false }: Watch): void => {
  let started = 0
  const painted: number[] = []
  const note = (event: Event) => {
    started = event.timeStamp
  }
  if (!fromLoad) addEventListener('keydown', note, { capture: true, once: true })
  // A task of its own runs after the frame was drawn.
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(null)
    })
  const seen = new Promise<number[]>((resolve) => {
    let found = 0
    const observer = new MutationObserver(() => {
      const place = found
      if (!document.querySelector('[role=log]')?.textContent?.includes(texts[place] ?? '')) return
      if (++found === texts.length) observer.disconnect()
      afterPaint(() => {
        painted[place] = performance.now() - started
        if (place === texts.length - 1) resolve(painted)
      })
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
  Object.assign(window, { painted: seen })
}

export const readPaint = (): Promise<number[]> =>
  (window as unknown as { painted: Promise<number[]> }).painted

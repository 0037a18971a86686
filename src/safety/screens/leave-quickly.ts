const NEUTRAL_SITE = 'https://www.bbc.com/weather'

/** Puts an ordinary page where this one was, at once and without a way back to it by the Back button. */
export function leaveQuickly() {
  document.body.replaceChildren()
  document.title = 'Weather'
  // The other site need not learn where its visitor came from.
  const quiet = document.createElement('meta')
  quiet.name = 'referrer'
  quiet.content = 'no-referrer'
  document.head.append(quiet)
  // A browser that kept the emptied page for its Back button shows a fresh one instead.
  window.addEventListener('pageshow', (event) => event.persisted && location.reload())
  location.replace(NEUTRAL_SITE)
}

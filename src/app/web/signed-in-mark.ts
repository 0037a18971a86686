const KEY = 'kinwise.signed-in'

/** Says only that somebody was: who it is, the server is asked. */
export const wasSignedIn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export const markSignedIn = (isSignedIn: boolean): void => {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing: the header then changes once somebody touches the page.
  }
}

const KEY = 'invitation'

/** What the link carries behind its '#', which no server is told; kept in this tab while somebody logs in. */
export const keptToken = (): string => {
  const token = window.location.hash.slice(1)
  if (token) {
    sessionStorage.setItem(KEY, token)
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }
  return token || (sessionStorage.getItem(KEY) ?? '')
}

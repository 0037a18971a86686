declare const self: ServiceWorkerGlobalScope

/** A page says when the new worker may take the old one's place: never by itself, since somebody may be writing. */
export const takeOverWhenAsked = () => {
  self.addEventListener('message', ({ data }) => {
    if (data === 'take-over') void self.skipWaiting()
  })
  // The first page is looked after at once, not from its next opening on.
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
}

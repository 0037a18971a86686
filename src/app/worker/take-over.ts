/** A page says when the new worker may take the old one's place: never by itself, since somebody may be writing. */
export const takeOverWhenAsked = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('message', ({ data }) => {
    if (data === 'take-over') void worker.skipWaiting()
  })
  // The first page is looked after at once, not from its next opening on.
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
}

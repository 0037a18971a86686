/** Takes the service worker away, and every file that it stored. */
export const removeWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const workers = await navigator.serviceWorker.getRegistrations().catch(() => [])
  await Promise.all(workers.map((worker) => worker.unregister().catch(() => false)))
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.map((name) => caches.delete(name).catch(() => false)))
}

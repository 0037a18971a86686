/** The site's one service worker, at /worker.js. Each thing it does is a module of its own. */
import { takePushes } from '../../push/worker/take-pushes.ts'

declare const self: ServiceWorkerGlobalScope

takePushes(self)

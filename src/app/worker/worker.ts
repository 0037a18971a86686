/** The site's one service worker, at /worker.js. Each thing it does is a module of its own. */
import { takePushes } from '../../push/worker/take-pushes.ts'
import { openWithoutNetwork } from './open-without-network.ts'
import { takeOverWhenAsked } from './take-over.ts'

declare const self: ServiceWorkerGlobalScope

openWithoutNetwork()
takeOverWhenAsked(self)
takePushes(self)

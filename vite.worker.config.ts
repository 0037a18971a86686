import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const WEB = 'dist/web'

/** Every file of the built site that a page may ask for. Those in assets/ have their hash in their names. */
const shell = () => {
  const assets = readdirSync(join(WEB, 'assets'))
    .filter((name) => /\.(js|css|woff2)$/.test(name))
    .sort()
    .map((name) => ({ url: `/assets/${name}`, revision: null }))
  const whole = hashOf(assets.map(({ url }) => url).join())
  const icons = ['icon.svg', 'site.webmanifest', 'icons/any-192.png'].map((name) => ({
    url: `/${name}`,
    revision: hashOf(readFileSync(join(WEB, name))),
  }))
  return [...assets, ...icons, { url: '/my-children', revision: whole }]
}

const hashOf = (body: string | Buffer) => createHash('sha256').update(body).digest('hex').slice(0, 16)

/** The service worker: one file without imports, at the root, so that it may look after every page. Built after the pages because it lists their files. */
export default defineConfig({
  publicDir: false,
  define: { 'self.__WB_MANIFEST': JSON.stringify(shell()), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: WEB,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/app/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
})

import prefresh from '@prefresh/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { parse } from 'yaml'

const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3000}`, changeOrigin: false }

/** Components are written for React; what runs is Preact, a fifth of the bytes: docs/decisions/014-preact-in-the-browser.md. */
const preact = {
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  react: 'preact/compat',
}

/** Makes the plan table a module, so that pages built ahead can name its numbers. */
const plans: Plugin = {
  name: 'plans',
  transform: (code, id) =>
    id.endsWith('/content/plans.yaml') ? `export const plans = ${JSON.stringify(parse(code))}` : undefined,
}

/** On a slow line a file costs more than a few bytes too many: what every page needs is one, and so is what many share. */
const fewFiles = [
  { name: 'core', tags: ['$initial' as const], priority: 3 },
  { name: 'kit', test: /lucide-react|src[\\/]ui[\\/]|[\\/]rules\.ts$/, minShareCount: 3, priority: 2 },
  { name: 'chat', test: /features[\\/]coaching[\\/]web[\\/]/, minShareCount: 2, priority: 1 },
]

export default defineConfig({
  plugins: [await prefresh(), tailwindcss(), plans],
  resolve: { alias: preact },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist/web',
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // 'use client' means nothing here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } } } },
  },
  // The page writer carries its packages with it, so that they too get Preact.
  ssr: { noExternal: true },
  server: { proxy: { '/api': api, '/dev': api } },
})

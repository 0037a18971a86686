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
  // The page writer carries its packages with it, so that they too get Preact.
  ssr: { noExternal: true },
  server: { proxy: { '/api': api, '/dev': api } },
})

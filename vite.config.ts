import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { load } from 'js-yaml'
import { defineConfig, type Plugin } from 'vite'

const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3000}`, changeOrigin: false }

/** Makes the plan table a module, so that pages built ahead can name its numbers. */
const plans: Plugin = {
  name: 'plans',
  transform: (code, id) =>
    id.endsWith('/content/plans.yaml') ? `export const plans = ${JSON.stringify(load(code))}` : undefined,
}

/** On a slow line a file costs more than a few bytes too many: what many pages share is one. What wakes a page stays apart from what it wakes. */
const fewFiles = [
  // What comes after the first paint, or is pressed open.
  {
    name: 'over-the-page',
    test: /node_modules[\\/](@base-ui|@floating-ui)[\\/]|ui[\\/]over[\\/](action-menu|toaster|tooltips)\.tsx/,
    // A group takes along what it needs, so the kit goes first.
    priority: 1,
  },
  // Most pages have no form until somebody opens one.
  {
    name: 'forms',
    test: /node_modules[\\/](react-hook-form|@hookform|zod)[\\/]|ui[\\/]forms[\\/]use-schema-form/,
    priority: 3,
  },
  // Only who scans something waits for it.
  { name: 'scanned', test: /node_modules[\\/]uqr[\\/]|ui[\\/]qr-code/, priority: 3 },
  { name: 'preload', test: /vite[\\/]preload-helper|ui[\\/]server[\\/]optional/, priority: 5 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/, priority: 4 },
  {
    name: 'kit',
    test: /lucide-react|src[\\/]ui[\\/](?!over[\\/](action-menu|toaster|tooltips))|[\\/]rules\.ts$|accounts[\\/]screens[\\/](api|where-next)/,
    minShareCount: 2,
    priority: 2,
  },
  // Every page asks whether anybody keeps conversations here.
  { name: 'own-device', test: /src[\\/]ui[\\/]device[\\/]/, priority: 3 },
  {
    name: 'chat',
    test: /conversation[\\/]screens[\\/](?!(device|history|search)[\\/]|waiting[\\/]send-)/,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [react(), tailwindcss(), plans],
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
  server: { proxy: { '/api': api, '/dev': api } },
})

import prefresh from '@prefresh/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3000}`, changeOrigin: false }

/** Components are written for React; what runs is Preact, a fifth of the bytes: docs/decisions/014-preact-in-the-browser.md. */
const preact = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  react: 'preact/compat',
}

export default defineConfig({
  plugins: [await prefresh(), tailwindcss()],
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
  server: { proxy: { '/api': api, '/dev': api } },
})

import { defineConfig } from 'vite'

/** The service worker: one file without imports, at the root, so that it may look after every page. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/app/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
})

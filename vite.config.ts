import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3000}`, changeOrigin: false }

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { outDir: 'dist/web', manifest: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': api, '/dev': api } },
})

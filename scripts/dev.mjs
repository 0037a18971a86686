// npm run dev: the server restarts and the pages reload when their files change.
import { spawn } from 'node:child_process'
import { install, NODE, ROOT } from './setup.mjs'

install()
const port = process.env.PORT ?? '3000'
const apiPort = String(Number(port) + 1)
const env = { ...process.env, APP_URL: process.env.APP_URL ?? `http://127.0.0.1:${port}`, API_PORT: apiPort }
const parts = [
  spawn(NODE, ['--watch-path=src', '--watch-path=content', '--watch-preserve-output', 'src/app/server.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...env, PORT: apiPort },
  }),
  spawn(NODE, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', port, '--strictPort'], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  }),
]
const end = () => {
  for (const part of parts) part.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
for (const part of parts)
  part.on('exit', (code) => {
    end()
    process.exitCode ||= code ?? 0
  })

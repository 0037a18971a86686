// npm start: installs and builds what is missing, then runs the product.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, install, NODE, ROOT } from './setup.mjs'

install()
build()
// Compiled code is kept, which halves the time to start again.
const env = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'), ...process.env }
const server = spawn(NODE, ['dist/server/server.js'], {
  cwd: ROOT,
  stdio: 'inherit',
  env,
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

// npm start: installs and builds what is missing, then runs the product.
import { spawn } from 'node:child_process'
import { build, install, NODE, ROOT } from './setup.mjs'

install()
build()
const server = spawn(NODE, ['src/entry/server.ts'], { cwd: ROOT, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

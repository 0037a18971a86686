// What every command calls first. Plain JavaScript without dependencies, for any Node from 20.19: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const WEB = join(ROOT, 'dist', 'web')
const PAGES = join(ROOT, 'dist', 'pages')
const SSR = join(ROOT, 'dist', 'ssr')
const OLDEST = [20, 19]

/** The Node the project runs on: installed with it, so that the host's only has to be able to install. */
export const NODE = join(
  ROOT,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Installs what package-lock.json names, unless that was done. */
export const install = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
    stop(`Kinwise needs Node ${OLDEST.join('.')} or newer to start; this is ${process.version}.`)
  }
  const mark = join(ROOT, 'node_modules', '.installed')
  const wanted = hashOf(['package.json', 'package-lock.json'])
  if (read(mark) === wanted && existsSync(NODE)) return
  process.stdout.write('Installing packages (once) ...\n')
  const npm = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  // Not `npm ci`: it refuses a lock file that lacks one system's optional binaries, which not every registry holds.
  const args = [
    ...npm[1],
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const done = spawnSync(npm[0], args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: without('NODE_ENV'),
  })
  if (done.status !== 0)
    stop('The packages could not be installed. Check the network and the messages above.')
  if (!existsSync(NODE))
    stop('The packages were installed without their install scripts. Run: npm ci --ignore-scripts=false')
  writeFileSync(mark, wanted)
}

/** Builds the pages and the server, unless nothing they are made of changed. */
export const build = () => {
  const mark = join(ROOT, 'dist', '.built')
  const wanted = hashOf([
    'package-lock.json',
    'vite.config.ts',
    'vite.server.config.ts',
    'vite.worker.config.ts',
    'scripts/build-ahead.ts',
    'index.html',
    'public',
    'src',
    'content',
  ])
  if (read(mark) === wanted && existsSync(join(PAGES, 'pages.json'))) return
  process.stdout.write('Building ...\n')
  const vite = [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']
  const writer = ['--ssr', 'src/app/prerender/prerender.tsx', '--outDir', SSR]
  const server = [...vite, '--config', 'vite.server.config.ts']
  const worker = [...vite, '--config', 'vite.worker.config.ts']
  const ahead = [join('scripts', 'build-ahead.ts')]
  const pages = [join(SSR, 'prerender.js'), WEB, PAGES]
  for (const args of [vite, worker, [...vite, ...writer], pages, server, ahead]) {
    const status = node(args, { env: { ...process.env, NODE_ENV: 'production' } })
    if (status !== 0) stop('It could not be built. The messages above say why.')
  }
  compress(WEB)
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}

/** Runs a command on the project's Node and returns its exit code. */
export const node = (args, options = {}) =>
  spawnSync(NODE, args, { cwd: ROOT, stdio: 'inherit', ...options }).status ?? 1

export const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Compressed once here and not at every request. */
const compress = (folder) => {
  for (const file of filesIn(folder).filter((name) => /\.(js|css|svg|txt|webmanifest)$/.test(name))) {
    const body = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }))
  }
}

const hashOf = (paths) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesIn(join(ROOT, path)))) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const filesIn = (path) => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

const without = (name) => Object.fromEntries(Object.entries(process.env).filter(([key]) => key !== name))

import { basename, dirname, join } from 'node:path'

// This file stands in src/platform; bundled, in dist/server.
const HERE = import.meta.dirname

/** The project's folder, with content, dist and node_modules in it. */
export const ROOT = join(HERE, '../..')

export const CONTENT = join(ROOT, 'content')

/** The bundled server runs, beside what `npm start` worked out ahead of it. */
export const IS_BUILT = basename(dirname(HERE)) === 'dist'

import { defineConfig, type Plugin } from 'vite'

/** Packages that bring files of their own, or that most servers never load. */
const LEFT_OUT = [/^@electric-sql\/pglite/, /^@energetic-ai\//, /^oidc-provider/]

/** Mails are drawn by React as it is in production, whatever else runs in development. */
const productionReact: Plugin = {
  name: 'production-react',
  transform: (code, id) =>
    /node_modules\/(react|react-dom|@react-email)\//.test(id)
      ? { code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }
      : undefined,
}

/** The server as a few files instead of thousands: it starts in a fraction of the time and holds half the memory. */
export default defineConfig({
  publicDir: false,
  plugins: [productionReact],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/server.ts',
    outDir: 'dist/server',
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      external: LEFT_OUT,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Names stay, so that a profile can be read; a trace names the source by its map.
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        sourcemapExcludeSources: true,
      },
      checks: { moduleLevelDirective: false },
    },
  },
})

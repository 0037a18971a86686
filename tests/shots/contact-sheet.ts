import type { Screen } from './screen.ts'

/** One page with all pictures, a row for each screen. */
export const contactSheet = (screens: Screen[], files: (name: string) => string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Screens</title>
<style>
  body { font: 15px system-ui, sans-serif; margin: 2rem; background: #ddd; }
  section { margin-bottom: 3rem; }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  img { max-height: 70vh; box-shadow: 0 2px 12px #0004; }
</style>
${screens.map(({ name }) => section(name, files(name))).join('\n')}
</html>
`

const section = (name: string, files: string[]) =>
  `<section><h2>${name}</h2><div>${files
    .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}" /></a>`)
    .join('')}</div></section>`

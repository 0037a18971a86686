import { ORIGIN_LATER } from '../../platform/http/built-pages.ts'

export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', `Sitemap: ${ORIGIN_LATER}/sitemap.xml`, ''].join(
    '\n',
  )

export const sitemap = (paths: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${ORIGIN_LATER}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

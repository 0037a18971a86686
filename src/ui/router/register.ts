/** The entry adds the site's paths here, so that no link can lead to a page that is not there. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface Register {}

export type Path = Register extends { path: infer Known extends string } ? Known : string

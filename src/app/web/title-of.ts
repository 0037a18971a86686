/** A page's title as the browser shows it. */
export const titleOf = (title: string): string => (title.startsWith('Kinwise') ? title : `${title} - Kinwise`)

const LONGEST_CHARS = 2000

/** What browsers and libraries take away or turn round while they read an address: '/.', '/..', their encoded forms, and encoded separators or controls. */
const IS_REWRITTEN = /(^|\/)(\.|%2e){1,2}(\/|$)|\/\/|%(2f|5c|[01][\da-f]|7f)/i

/**
 * Whether an address leads to a page of this site, however it is read. The only judge of every 'where to go afterwards', in the browser and on the
 * server. It says what may be, not what may not: a slash, printable ASCII without a backslash, and no path that means another one once it is put in order.
 */
export const isLocalPath = (text: string): boolean => {
  if (text.length > LONGEST_CHARS || !/^\/[!-[\]-~]*$/.test(text)) return false
  const [path = ''] = text.split(/[?#]/)
  return !IS_REWRITTEN.test(path)
}

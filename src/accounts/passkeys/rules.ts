/** More devices than any parent has, and few enough to read. */
export const MOST_PASSKEYS = 20
export const PASSKEY_NAME_MAX_CHARS = 60

/** Of a host as addresses write it: '127.0.0.1' or '[::1]'. */
export const isNumeric = (host: string): boolean => /^[\d.]+$|^\[/.test(host)

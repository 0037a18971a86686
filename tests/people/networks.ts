let networks = 0

/** The header of a network of its own, as a proxy would name it. */
export const newNetwork = (): Record<string, string> => {
  networks += 1
  return { 'x-forwarded-for': `203.${networks >> 8}.${networks & 255}.7` }
}

/** Calling codes of countries, longest first where one begins another. Those we have numbers for, and their neighbours by code. */
const CODES: [code: string, country: string][] = [
  ['1242', 'BS'],
  ['1246', 'BB'],
  ['1264', 'AI'],
  ['1268', 'AG'],
  ['1284', 'VG'],
  ['1340', 'VI'],
  ['1345', 'KY'],
  ['1441', 'BM'],
  ['1473', 'GD'],
  ['1649', 'TC'],
  ['1658', 'JM'],
  ['1664', 'MS'],
  ['1670', 'MP'],
  ['1671', 'GU'],
  ['1684', 'AS'],
  ['1721', 'SX'],
  ['1758', 'LC'],
  ['1767', 'DM'],
  ['1784', 'VC'],
  ['1787', 'PR'],
  ['1809', 'DO'],
  ['1829', 'DO'],
  ['1849', 'DO'],
  ['1868', 'TT'],
  ['1869', 'KN'],
  ['1876', 'JM'],
  ['1939', 'PR'],
  ['76', 'KZ'],
  ['77', 'KZ'],
  ['7', 'RU'],
  ['27', 'ZA'],
  ['30', 'GR'],
  ['31', 'NL'],
  ['32', 'BE'],
  ['33', 'FR'],
  ['34', 'ES'],
  ['351', 'PT'],
  ['352', 'LU'],
  ['353', 'IE'],
  ['354', 'IS'],
  ['356', 'MT'],
  ['357', 'CY'],
  ['358', 'FI'],
  ['359', 'BG'],
  ['36', 'HU'],
  ['370', 'LT'],
  ['371', 'LV'],
  ['372', 'EE'],
  ['385', 'HR'],
  ['386', 'SI'],
  ['39', 'IT'],
  ['40', 'RO'],
  ['41', 'CH'],
  ['420', 'CZ'],
  ['421', 'SK'],
  ['43', 'AT'],
  ['44', 'GB'],
  ['45', 'DK'],
  ['46', 'SE'],
  ['47', 'NO'],
  ['48', 'PL'],
  ['49', 'DE'],
  ['52', 'MX'],
  ['55', 'BR'],
  ['60', 'MY'],
  ['61', 'AU'],
  ['62', 'ID'],
  ['63', 'PH'],
  ['64', 'NZ'],
  ['65', 'SG'],
  ['66', 'TH'],
  ['81', 'JP'],
  ['82', 'KR'],
  ['84', 'VN'],
  ['852', 'HK'],
  ['880', 'BD'],
  ['886', 'TW'],
  ['90', 'TR'],
  ['91', 'IN'],
  ['92', 'PK'],
  ['971', 'AE'],
]

/** Area codes of Canada, which shares +1 with the United States. */
const CANADA = new Set(
  '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 460 468 474 506 514 519 537 548 568 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942'.split(
    ' ',
  ),
)

/** Where a phone is from, by its number or else by the country in WhatsApp's own id ('US.1349'). Null where neither tells. */
export const countryOfPhone = (waId: string | null, userId: string | null): string | null => {
  const byNumber = waId ? countryOfNumber(waId) : null
  return byNumber ?? userId?.match(/^([A-Z]{2})\./)?.[1] ?? null
}

/** Whether the channel answers where a phone is from. */
export const isServed = (
  { waId, userId }: { waId: string | null; userId: string | null },
  countries: string[] | null,
): boolean => countries === null || countries.includes(countryOfPhone(waId, userId) ?? '')

const countryOfNumber = (digits: string): string | null => {
  const known = CODES.find(([code]) => digits.startsWith(code))
  if (known) return known[1]
  if (!digits.startsWith('1')) return null
  return CANADA.has(digits.slice(1, 4)) ? 'CA' : 'US'
}

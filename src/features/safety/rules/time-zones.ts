/** Where people of a time zone most likely are. Zones that several countries share are left out. */
const ZONES: Record<string, string> = {
  US: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage America/Detroit America/Boise America/Indiana/Indianapolis America/Kentucky/Louisville Pacific/Honolulu',
  CA: 'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/Regina America/St_Johns America/Montreal',
  MX: 'America/Mexico_City America/Monterrey America/Tijuana America/Cancun', BR: 'America/Sao_Paulo America/Fortaleza America/Recife America/Bahia America/Manaus',
  AR: 'America/Argentina/Buenos_Aires America/Buenos_Aires', CL: 'America/Santiago', CO: 'America/Bogota', PE: 'America/Lima', AW: 'America/Aruba',
  GB: 'Europe/London Europe/Belfast', IE: 'Europe/Dublin', DE: 'Europe/Berlin', FR: 'Europe/Paris', ES: 'Europe/Madrid Atlantic/Canary', IT: 'Europe/Rome', NL: 'Europe/Amsterdam', BE: 'Europe/Brussels',
  PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores', AT: 'Europe/Vienna', CH: 'Europe/Zurich', GR: 'Europe/Athens', FI: 'Europe/Helsinki', SE: 'Europe/Stockholm', DK: 'Europe/Copenhagen', NO: 'Europe/Oslo',
  IS: 'Atlantic/Reykjavik', PL: 'Europe/Warsaw', CZ: 'Europe/Prague', HU: 'Europe/Budapest', RO: 'Europe/Bucharest', BG: 'Europe/Sofia', HR: 'Europe/Zagreb', SK: 'Europe/Bratislava', SI: 'Europe/Ljubljana',
  EE: 'Europe/Tallinn', LV: 'Europe/Riga', LT: 'Europe/Vilnius', LU: 'Europe/Luxembourg', MT: 'Europe/Malta', CY: 'Asia/Nicosia', UA: 'Europe/Kyiv Europe/Kiev', RU: 'Europe/Moscow Asia/Yekaterinburg Asia/Novosibirsk',
  TR: 'Europe/Istanbul', AL: 'Europe/Tirane', AM: 'Asia/Yerevan', IN: 'Asia/Kolkata Asia/Calcutta', PK: 'Asia/Karachi', BD: 'Asia/Dhaka', AE: 'Asia/Dubai', JP: 'Asia/Tokyo', KR: 'Asia/Seoul', HK: 'Asia/Hong_Kong',
  TW: 'Asia/Taipei', SG: 'Asia/Singapore', MY: 'Asia/Kuala_Lumpur', PH: 'Asia/Manila', TH: 'Asia/Bangkok', ID: 'Asia/Jakarta Asia/Makassar', VN: 'Asia/Ho_Chi_Minh Asia/Saigon',
  AU: 'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart Australia/Darwin', NZ: 'Pacific/Auckland', ZA: 'Africa/Johannesburg', NG: 'Africa/Lagos', KE: 'Africa/Nairobi',
  DZ: 'Africa/Algiers', EG: 'Africa/Cairo', IL: 'Asia/Jerusalem', SA: 'Asia/Riyadh',
}

export const COUNTRY_OF_TIME_ZONE: Record<string, string> = Object.fromEntries(
  Object.entries(ZONES).flatMap(([country, zones]) => zones.split(' ').map((zone) => [zone, country])),
)

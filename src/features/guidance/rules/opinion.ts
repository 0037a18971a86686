/** Two grown-ups who would do different things about the same: both sides of 'wife says ignore it, i say pick her up'. */
export const dispute = (plain: string): { theirs: string; own: string; isPartner: boolean } | null => {
  const [, who = '', theirs, own] = plain.match(DISPUTE) ?? []
  return theirs && own ? { theirs, own, isPartner: PARTNER.test(who) } : null
}

/** What somebody else advises to do: 'just let him go hungry' of 'my mother in law says just let him go hungry'. */
export const recommended = (plain: string): string | null =>
  (plain.match(RECOMMENDED) ?? plain.match(PRAISED))?.[1] ?? null

/** Somebody else's view of the matter is told: 'grandma says she will grow out of it'. */
export const tellsOpinion = (plain: string): boolean => OPINION.test(plain)

/** The view without who holds it, where it is about the child: 'husband' says little about what the matter is. */
export const withoutSpeaker = (plain: string): string => {
  const view = plain.replace(WRITER, ' ').replace(OPINION, ' ')
  if (WRITER.test(plain) && !/^ *(?:i|and)\b/.test(view)) return view.trim()
  return /\b(i|me|we|us|my)\b/.test(view) ? plain : view
}

/** Who writes, said first: 'I'm Ben's stepdad.' */
const WRITER =
  /^(?:hi|hello|hey)?[ ,.]*i(?:'m| am) (?:[\w']+ ){0,3}?(?:step ?\w+|foster \w+|dad|father|grand\w+|gran|nan|aunt\w*|uncle|nanny)(?:,? \d\d)?[.,] *(?=(?:\S+ ){5})/
const PARTNER_WORDS =
  'wife|husband|partner|boyfriend|girlfriend|fiance|other half|ex|(?:his|her|their) (?:dad|mum|mom|father|mother|other parent)'
const WHO = `${PARTNER_WORDS}|mother in law|father in law|in laws|mum|mom|mother|dad|father|sister|gran\\w*|nan\\w*|friends?|aunt\\w*|uncle|teachers?|nursery|kindergarten|doctor|health visitor|everyone|everybody|people|some`
const PARTNER = new RegExp(`^(?:${PARTNER_WORDS})$`)
const SAYS =
  '(?:says?|said|thinks?|believes?|wants?|insists?|tells me|is for|keeps saying|would)(?: to| that| we should| i should)?'
const DISPUTE = new RegExp(
  `\\b(?:my |the |our )?(${WHO}) ${SAYS} ([^.?!]+?)(?:(?: and| but|,)+ i(?:'d| would)? ?(?:say|said|think|want|am for|rather|prefer)?| i (?:say|said|think|want))(?: to| that| we should)? ([^.?!]+)`,
)
const OPINION = new RegExp(`^(?:and |but |now )?(?:my |the |our )?(?:${WHO}) ${SAYS}\\b`)
const RECOMMENDED = new RegExp(
  `\\b(?:${WHO}) ${SAYS} (?:just |only |simply |you should |please )*((?:don't |not )?(?:let|put|give|leave|make|ignore|take|use|try|stop|smack|hit|bite|lock|pick|hold|feed|wait|wean|force|send|ban|punish|sit|hide|tell|keep|bring|show|buy|call|sleep|cry|start|begin|offer)\\b[^.?!]+)`,
)
/** 'My mother says a smack would sort it.' */
const PRAISED = new RegExp(
  `\\b(?:${WHO}) ${SAYS} ((?:a|an|some|more|less|one) [^.?!]+?) (?:would|will|might|can|could|helps?|works?|never)\\b`,
)

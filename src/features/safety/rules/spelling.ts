import { inflect } from './inflect.ts'

/** Words worth finding through disguises and typing errors. */
const KEY_VERBS =
  'kill hurt harm die strangle choke molest rape abuse swallow overdose drown stab suffocate poison cut breathe vomit convulse hang punch slap threaten unalive ingest beat kick bleed'
const KEY_WORDS = `suicide suicidal suicides killing myself himself herself dead death dying dies died knife gun pills tablets bleach battery batteries seizure seizures unconscious
  unresponsive breathing choking bleeding blood overdosed unalive kms kys raped rapist abusive abuser molested molester bruises bruised razor selfharm cutting strangled suffocating
  poisoned drowning swallowed swallowing paracetamol tylenol ibuprofen aspirin detergent lethargic floppy limp collapsed convulsing convulsions anaphylaxis allergic meningitis
  emergency ambulance violent violence hanging noose sertraline depressed depression postpartum anorexia anorexic bulimia bulimic cocaine heroin fentanyl alcoholic addicted addiction
  penis vagina inappropriately sexually worthless hopeless dehydrated temperature purple medication magnet magnets antifreeze want life live end sex porn nude nudes die meth`
const KEYS = new Set([...KEY_WORDS.split(/\s+/), ...KEY_VERBS.split(' ').flatMap(inflect)])

// Real words one letter away from a key word. They mean themselves.
const REAL_WORDS = new Set(
  `allowed shallow shallows swallow beach breach breaching beaches prison person poisson amuse amused amusing amuses breading breaching bleaching breathed
  snapped snapping slipping slipped downing droning hurling overdone cruises mediation chosing chosen overdoes overdose strange strangely stranger strangled hunting hunt hurtle hurting hunts choice choose choosing chose choked cooking chore crowning frowning browning drowning
  modest harmony charming farming harmless purely purpose people purples vomit slip slaps slapped snap slat cutest cuter cutting cutie cuties cutter
  punching pinch pinching pinched punches launch lunch bunch deaf dear deal dad deep deer head bead lead read dying drying lying tying dyeing depress deprecated depressing
  healed beard heart beating bearing boating baking beats batting bating betting baiting eating heating seating kicking picking licking ticking kick sick nick pick kicks kids kinds
  bread breads break breaks bred breed breeds breeding blood bloom floor flood bloody bleeding blending building blessing feeding limb lamp lip lips chimp imp sloppy floppy
  abound above tablet tables table tabletop battery batter buttery bakery pottery lottery pill pillow pulls polls fills bills pile piles pillows hoping hanging changing banging handing having
  hand hang hangs hung hinge hanger kilt bill fill will hill mill kills skill skills still killed filled killer killing milling filling stabs stab stay star stable stables
  violent violet violets violence violin magnet magnets magnetic allergic allergy allergies raze razor rap rape rapid drape grape grapes raped rated raped tape addict addicted addition additions addictive addictions
  medication meditation medications dedication worthless worthiness hopeless homeless hopeful helpless emergency emergence knife knight knit knives nude nudge nudes dude life lift
  lifes like wife line lie live love lived lives liver living giving end ends and send bend want wants wanted went cant warn wand hurts hurt hunt heart hurry harm arm ham warm farm
  depression expression impression compression digestion ingest invest infest digest ingested invested harmed armed threaten threatens threatened breathe breath breather breathes
  breaths sheath wreath beath dehydrated hydrated rehydrated temperature temperatures temperament purple couple died tied lied dyed diet dies ties lies die due doe dye collapse collapsed
  swapped swap swaps swapping stubbed stubs swatted wrapped strapped scraped shipped chopped suffocate suffocating convulse cutting putting nutting gutting pouting depressed compressed impressed sexual sexually dies diet diets dead dread dying
  abuser user abuses abused used uses abase choke chokes choked chunk chokehold joke joking poison poisons poke poking prude kisses kick kicker beat bleat beet beast best
  threat threats treat treaty swallows wallowed wallow hallow mellow follow followed abide`.split(/\s+/),
)

/** every key word with one letter taken out -> the key words it came from. */
const SHORTENED = new Map<string, string[]>()
for (const key of KEYS) {
  if (key.length < 7 && key !== 'myself') continue
  for (const short of shortened(key)) SHORTENED.set(short, [...(SHORTENED.get(short) ?? []), key])
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  $: 's',
  '@': 'a',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
}

/** The key word a written word stands for, or null where it is just a word. */
export const repair = (written: string): string | null => {
  if (KEYS.has(written) || written.length > 30) return KEYS.has(written) ? written : null
  const single = written.replace(/([a-z])\1/g, '$1')
  if (single !== written && KEYS.has(single) && !REAL_WORDS.has(written)) return single
  if (/^[a-z]+$/.test(written))
    return written.length >= 6 && !REAL_WORDS.has(written) ? nearest(written) : null
  const bare = written.replace(/^["'([]+|["')\].,?:;]+$/g, '')
  if (!/[a-z*]/.test(bare) || !/[^a-z']/.test(bare) || /^[a-z']+!+$/.test(bare)) return null
  const plain = [...bare].map((sign) => LEET[sign] ?? sign).join('')
  const letters = plain.replace(/[^a-z]/g, '')
  if (letters.length >= 3 && KEYS.has(letters) && (letters.length >= 4 || plain === letters)) return letters
  return /^[a-z]+[*#_][a-z*#_]+$/.test(plain) ? filledIn(plain) : null
}

const filledIn = (masked: string): string | null => {
  const shape = new RegExp(`^${masked.replace(/[*#_]/g, '[a-z]')}$`)
  for (const key of KEYS) if (key.length === masked.length && shape.test(key)) return key
  return null
}

// Same first letter and one slip: a letter left out, doubled, wrong, or two swapped.
const nearest = (written: string): string | null => {
  const direct = SHORTENED.get(written)?.find((key) => key[0] === written[0])
  if (direct !== undefined) return direct
  for (const short of shortened(written)) {
    if (KEYS.has(short) && short.length >= 7 && short[0] === written[0]) return short
    const key = SHORTENED.get(short)?.find(
      (candidate) => candidate[0] === written[0] && isOneSlip(candidate, written),
    )
    if (key !== undefined) return key
  }
  return null
}

const isOneSlip = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false
  let first = 0
  while (one[first] === other[first]) first++
  let last = one.length - 1
  while (last > first && one[last] === other[last]) last--
  return last === first || (last === first + 1 && one[first] === other[last] && one[last] === other[first])
}

function shortened(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

/** 's u i c i d e' -> 'suicide': runs of single letters become the key words they spell. */
export const spelledOut = (words: string[]): string[] => {
  const read: string[] = []
  for (let at = 0; at < words.length; ) {
    const run = runLength(words, at)
    read.push(
      ...(run >= 3 ? splitRun(words.slice(at, at + run).join('')) : words.slice(at, at + Math.max(run, 1))),
    )
    at += Math.max(run, 1)
  }
  return read
}

const RUN_MAX = 40
const runLength = (words: string[], at: number): number => {
  let length = 0
  while (length < RUN_MAX && /^[a-z]$/.test(words[at + length] ?? '')) length++
  return length
}

const LINKS = ['want', 'myself', 'wanna', 'to', 'my', 'me', 'i']
const splitRun = (run: string): string[] => {
  const words: string[] = []
  for (let at = 0; at < run.length; ) {
    let word = run[at] as string
    for (let size = Math.min(13, run.length - at); size >= 2; size--) {
      const candidate = run.slice(at, at + size)
      if (KEYS.has(candidate) || LINKS.includes(candidate)) {
        word = candidate
        break
      }
    }
    words.push(...(word === 'wanna' ? ['want', 'to'] : [word]))
    at += word.length
  }
  return words
}

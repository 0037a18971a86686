export type ParentState = 'exhausted' | 'shouted' | 'guilty' | 'desperate' | 'alone' | 'sad' | 'scared'

/** How the parent says they are, from a normalised message; null when it is only about the child. */
export const parentStateOf = (plain: string): ParentState | null =>
  STATES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null

/** Somebody died: tears for them are no illness and no exhaustion. */
export const tellsOfLoss = (plain: string): boolean => LOSS.test(plain)
const LOSS = /\b(?:died|dead|death|funeral|passed away|miscarr\w+|stillborn)\b/

/** A part of a message that is about the parent's own life: their strength, temper, guilt, partner, family. */
export const isAboutParent = (clause: string): boolean =>
  !REPORTED.test(clause) && (STATES.some(([, pattern]) => pattern.test(clause)) || OWN_LIFE.test(clause))

/** What the child says of the parent is about the child. */
const REPORTED =
  /\b(he|she|they|son|daughter)('s)? (says?|said|told|tells|thinks|screams?|shouts?|yells?)( (to )?me| at me)?( that)? i\b|\btold me( that)? (i|she|he)\b/

/** The same without the words that only say how the parent is. */
export const withoutState = (clause: string): string =>
  STATES.reduce((said, [, pattern]) => said.replace(pattern, ' '), clause)

/** The parent fears for, or did, harm: this comes before anything a child does. */
export const isBreakingPoint = (plain: string): boolean => BREAKING.test(plain)

const I =
  "(?:i|i'm|i am|i was|i've|i have|i feel|i just|i keep|i really|we|we're|me|i'm so|i'm just|mum|mom|dad|mama)"
const STATES: [ParentState, RegExp][] = [
  [
    'sad',
    /\bi( just)?( can't| cannot) stop crying\b|\bi('m| am| feel)( \w+){0,2} (sad|heartbroken|grieving|depressed|numb|empty|low)\b|\bi keep crying\b/,
  ],
  [
    'shouted',
    /\bi('ve)?(?! (want|wanted|could|feel like|need|did not|didn't|do not|don't|never|have not|haven't))( \w+){0,3} (shout(ed|ing)?|yell(ed|ing)?|scream(ed|ing)?|snap(ped|ping)?|exploded?|los(t|e|ing) (it|my (temper|patience|cool|rag|mind|shit))|swore|smack(ed)?)\b|\b(my|losing my|no) (temper|patience)\b|\bregret (how|what) i (spoke|said|did|talked|reacted)\b|\bi was (so |too )?(mean|horrible|harsh|nasty|unfair) to (him|her|them|my)\b|\bi( \w+){0,3} (so |too |very )loud\b|\braise my voice\b|\bshouty (mum|mom|parent|dad)\b|\bstop (yelling|shouting)\b|^(shouted|yelled|screamed|snapped|lost it|lost my temper|exploded)\b/,
  ],
  [
    'guilty',
    /\b(bad|terrible|awful|rubbish|worst|useless|horrible|shit|crap|failing|failed) (mum|mom|mother|dad|father|parent|mummy|mommy)\b|\bi('m| am| feel)( \w+){0,3} (guilty|guilt|ashamed|a failure|failing|like a monster|terrible about|awful about)\b|\b(mum|mom|dad|parent) guilt\b|\bi (hate|blame) myself\b|\bmy fault\b|\bi feel (so |really |just |absolutely )?(awful|terrible|horrible|bad|rubbish|sick about|like (shit|crap|a monster))\b|\bi('ve| have)? (ruin|damag|fail|scarr|mess)(ed|ing)? ((her|him|them|my (child|kid|son|daughter|kids|children))|everything|up)\b|\bnot (a )?good enough\b/,
  ],
  [
    'desperate',
    /\b(can't|cannot|can not) (cope|take (it|this|any ?more|much more)|do this|go on|stand (it|this)|deal|handle (it|this))\b|\bi (just |really )?(can't|cannot|can not) (do (it|this) )?(any ?more|no more|any longer)\b|\bwits?'? ?end\b|\bend of my (tether|rope)\b|\bdesperate\b|\bdrowning\b|\bat breaking point\b|\bi('m| am) (\w+ )?(broken|done|crying|in tears|going (mad|crazy|insane)|losing my mind|overwhelmed|falling apart|struggling|finished|lost)\b|\bi (just )?(cry|cried|want to cry|could cry|give up|want to (run|leave|disappear))\b|\boverwhelmed\b/,
  ],
  [
    'exhausted',
    /\b(i'm|i am|we're|we are|im|mum|mom|feel|feeling|so|am|me|both|and) (\w+ )?(so |totally |completely |utterly |absolutely |just |both |all |really |bone |very )*(exhausted|knackered|shattered|worn out|burnt out|burned out|drained|running on empty|sleep deprived|dead on my feet|frazzled|a zombie|wiped out)\b|\b(i'm|i am|we're|im) (so |really |very |just |always |too )*tired\b|^(so |just |completely |utterly |really )*(exhausted|knackered|shattered|burnt out|burned out)\b|\bburn ?out\b|\bnothing left\b|\bi (haven't|have not|hardly|barely) (slept|sleep)\b|\bno energy\b|\bneed (a break|sleep)\b|\bmy (own )?(back|head|body|arms|knees|wrists|neck|feet)( (is|are))? (killing me|aching|aches?|hurts?|broken|in agony)\b/,
  ],
  [
    'alone',
    /\bi('m| am| feel)( \w+){0,2} (alone|lonely|isolated|on my own|by myself|a single (mum|mom|dad|parent)|solo)\b|\bsingle (mum|mom|dad|mother|father|parent)\b|\b(no|without|zero) (help|support|village|one to help)\b|\bi('ve| have)?( got)? (nobody|no one|no-one)( else)? (to|who)\b|\bdoing (it|this|everything) (all )?(alone|by myself|on my own)\b/,
  ],
  [
    'scared',
    /\bi('m| am| feel)( \w+){0,2} (scared|afraid|terrified|frightened|anxious|panicking|worried sick|so worried|freaking out)\b|\bworried sick\b/,
  ],
]
const OWN_LIFE = new RegExp(
  [
    `\\b(my|the) (husband|wife|partner|other half|boyfriend|girlfriend|in laws|marriage|relationship|own (mum|mom|mother|dad|father|parents)|mum|mom|mother|parents|boss|job|career|body|sex life|mental health|depression)\\b`,
    `\\b(time for (myself|me)|me time|never alone|no (social )?life|lost myself|my identity|don't recognise myself|back to work|going back to work|working (mum|mom|dad|parent)|judg(ed|ing|e)|everyone (stares|looks|judges)|other (mums|moms|parents|people) (stare|think|judge|say)|postnatal|postpartum|intrusive thoughts|regret (having|becoming|being)|juggl(?:e|ing)|work and (?:the )?(?:kids|children|family)|nothing like me|not like me|don't (?:understand|get) (?:him|her|my own (?:child|son|daughter|kid))|don't love|feel(?:ing)? nothing for|don't feel (?:anything|a bond)|no bond|(?:minute|moment|second|hour|time) (?:to|for) (?:myself|me)|bond(ed|ing)? with|hate being a (mum|mom|mother|dad|parent|father)|my (daughter|son|child) is nothing like me|so unlike me)\\b`,
    `\\b${I} (numb|depressed|low|empty|anxious|resentful|lonely|jealous|burnt|stressed)\\b`,
  ].join('|'),
)
const BREAKING =
  /\bi('m| am|'m so| was|'ve)?( \w+){0,4} (hurt|hit|shake|shook|shaken|slap|slapped|smack|smacked|throw|grabbed|harm|strangle|kill) (him|her|them|my|the|our)\b|\bhurt(ing)? my (baby|child|son|daughter|kid|kids)\b|\bgoing to (snap|lose it)\b|\bscared of (myself|what i)\b|\bwanted to throw (him|her)\b|\bafraid (i'll|i will|i might|of hurting)\b/

import { STOP_WORDS } from '../../language/stop-words.ts'

/** What is answered with one fixed reply, whatever the talk is about. */
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'identity' | 'language' | 'empty'

/** Reads a normalised message that is nothing but small talk; null for everything else. */
export const smallTalkOf = (plain: string): SmallTalk | null => {
  if (isForeign(plain)) return 'language'
  if (!/\p{L}/u.test(plain)) return 'empty'
  return KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

const END = '[ .!?)]*$'
const whole = (words: string): RegExp => new RegExp(`^(?:${words})${END}`)
const HELLO = '(?:hello|hi+|hey+|hiya|good (?:morning|afternoon|evening|day)|greetings)'
const KINDS: [SmallTalk, RegExp][] = [
  [
    'greeting',
    whole(
      `${HELLO}(?: (?:there|all|kinwise|coach|again))?(?:[,.!]? (?:how are you(?: today)?|are you there))?`,
    ),
  ],
  [
    'thanks',
    whole(
      `(?:ok(?:ay)?|great|perfect|brilliant|lovely|super|cool|good|wow|oh|ah|that helps|many|will do|got it|right)?[,.! ]*(?:thanks?(?: you)?|thx|ty|cheers|ta|appreciated?|much appreciated)(?: (?:so|very) much| a lot| a million| again| for (?:this|that|everything|your help|the help|the advice|listening))*(?:[,.! ]+(?:that (?:helps|helped|is helpful|was helpful)(?: a lot)?|i(?:'ll| will) try (?:it|that|this)(?: tonight| tomorrow)?|will do|bye|good ?night))?`,
    ),
  ],
  [
    'thanks',
    whole(
      "(?:ok(?:ay)?,? |great,? )?(?:i|we)(?:'ll|ll| will) (?:try|do) (?:that|it|this)(?: tonight| tomorrow| now)?(?:[,.! ]+(?:thanks?(?: you)?|cheers|ta)(?: so much| a lot)?)?",
    ),
  ],
  [
    'goodbye',
    whole(
      '(?:ok |okay )?(?:bye+(?: bye)?|goodbye|good ?night|night night|see (?:you|ya)|ttyl|talk later)(?: then| for now)?',
    ),
  ],
  [
    'identity',
    /^(?:but |so |wait,? |hi,? )*(?:who|what) (?:are|r) you\b[^,.]{0,12}$|\bare you (?:really |actually )?(?:an? )?(?:real|human|person|robot|bot|ai|machine|computer|software|chatgpt|doctor|therapist|nurse|psychologist)\b|\bam i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real|human|person|robot|bot|ai|machine)\b|\bis (?:this|there) an? (?:ai|bot|real person|human|robot)\b/,
  ],
]

/** What calls for a word of its own before an answer: thanks, or that the parent was misread. Reads a normalised message. */
export const courtesyOf = (plain: string): 'welcome' | 'misread' | null =>
  MISREAD.test(plain) ? 'misread' : THANKS.test(plain) ? 'welcome' : null

const THANKS = /\b(?:thanks|thank you|thx|cheers)\b(?! (?:to|for nothing))/
const MISREAD =
  /\b(?:that'?s|that is|it'?s|it is|this is) not (?:what|it\b|about|my (?:question|problem))|\bnot what i (?:said|meant|asked)|\b(?:like|as) i said\b|\bi (?:already|just) (?:said|told you)\b|\byou (?:already|just) (?:said|told me|gave me)\b|\bi (?:asked (?:what|how|about|for|if)|meant)\b|\bthat (?:isn't|is not) what\b|\b(?:none|not (?:any|one)) of (?:it|them|that|these|those)\b|\bwrong (?:answer|age|child|kid|person)\b|^(?:no+|um no|nope)[, ]+(?:i am|i'm|it's|i mean|not)\b/

/** No word of it is an everyday English one, or it is written in other letters. */
const isForeign = (plain: string): boolean => {
  const letters = plain.match(/\p{L}/gu) ?? []
  if (letters.length < 4) return false
  if (letters.filter((letter) => /[a-z]/.test(letter)).length < letters.length / 2) return true
  const words = plain.match(/\p{L}[\p{L}']*/gu) ?? []
  return words.length >= FEW && words.filter((word) => STOP_WORDS.has(word)).length < words.length * ENGLISH
}
const FEW = 5
/** In English every third word is one that tells nothing; in other languages one is by chance. */
const ENGLISH = 0.13

/** Somebody of a family, or their day, is in it: what is not written about is then no other matter. */
export const namesFamily = (plain: string): boolean => FAMILY.test(plain)
const FAMILY =
  /\b(?:sons?|daughters?|child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|teen\w*|boys?|girls?|he|she|they|him|her|his|he's|she's|little one|parent\w*|mum|mom|dad|school|nursery|twins?|newborn|pregnan\w*|breast\w*|siblings?|brothers?|sisters?|husband|wife|partner|my ex|teachers?|homework|nappy|bottles?|formula|sleep\w*|nap|naps|bedtime|family)\b/

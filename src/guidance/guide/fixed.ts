import type { Fixed } from '../phrases.ts'
import type { HowElse } from '../rules.ts'

/** What a card holds for everyone: its fixed questions, what to expect, and how a step of it went. */
export type Asked = Fixed | 'next' | HowElse

/** The fixed question that a short message asks in other words; null where it says more than that. */
export const fixedIn = (typed: string): Asked | null => {
  const plain = typed
    .replace(/[’`]/g, "'")
    .replace(/[^a-z' ]/g, ' ')
    .replace(/\b(?:ok|okay|so|but|and|hi|well|please|now|then|yes|no|actually|just|really)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

const PATTERNS: [Asked, RegExp][] = [
  [
    'say',
    /^what (?:do|should|can|could|would) (?:i|we) (?:say|tell (?:him|her|them))(?: to (?:him|her|them))?$|^what words$/,
  ],
  ['why', /^why(?: (?:does|would|should) (?:this|that|it) (?:help|work))?$|^why is (?:that|this)$/],
  [
    'failed',
    /^(?:(?:it|that|this|nothing|still) )*(?:(?:did|does|has|have|is)(?:n't|nt| not) (?:help|work|working|helped|worked)(?: at all)?|made it worse|no (?:luck|change|better)|(?:still )?not working|nothing (?:works|helps|worked|helped))$|^(?:i|we) (?:have )?(?:already )?tried (?:it|that|this|all (?:of )?(?:it|that))(?: already)?$/,
  ],
  [
    'partly',
    /^(?:(?:it|that|this) )*(?:(?:worked|helped) (?:a (?:bit|little)|partly|in part|somewhat|sometimes)|(?:partly|somewhat) (?:worked|helped))$/,
  ],
  [
    'untried',
    /^(?:i|we) (?:have(?:n't|nt| not) (?:yet )?tried|did(?:n't|nt| not) (?:try|do|get to|get round to|manage)) (?:it|that|this|any of (?:it|that))(?: yet)?$/,
  ],
  [
    'next',
    /^how long (?:does|will|can|until|till|before)(?: (?:it|this|that|he|she))?(?: (?:take|last|go on|get better|gets better|stops?|for))*$|^when (?:does|will) (?:it|this|that) (?:get better|stop|end|pass|be over)$|^will (?:it|this|that) (?:ever )?(?:pass|stop|end|get better)$|^what next$/,
  ],
  [
    'worked',
    /^(?:(?:it|that|this) )?(?:worked|went well|helped)(?: (?:well|great|a lot|thanks?|thank you))*$/,
  ],
  [
    'help',
    /^when (?:should|do|must) (?:i|we) (?:see|call|go to|ring|ask|speak to|talk to|get|worry)(?: (?:a|the|our|my))?(?: (?:doctor|gp|help|health visitor|professional))?(?: about (?:it|this))?$|^(?:does|do|should) (?:he|she|they|i|we) (?:need|need to see|see|have to see|go to) (?:a|the|our) (?:doctor|gp)$|^who can help(?: me| us)?$|^when (?:to|should i) (?:get help|worry|be worried)$/,
  ],
]

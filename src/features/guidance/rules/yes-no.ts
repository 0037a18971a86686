import { namedTopic } from './named-topic.ts'
import { dispute, recommended } from './opinion.ts'

/** What a question that can be answered with yes or no wants to know. */
export type YesNo =
  /** Whether to do something, or to let the child: `halves` holds both sides of 'make her or wait'. */
  | { kind: 'deed'; halves: string[]; isBad: boolean; isChilds: boolean }
  | { kind: 'usual' | 'passes' | 'fault' | 'maybe' | 'purpose' }

/** Reads the yes-or-no question of a normalised message; null when there is none. 'Should I?' asks about what stands before it. */
export const yesNoOf = (plain: string, before = ''): YesNo | null => {
  const kind = KINDS.find(([, pattern]) => isAskedOpenly(plain, pattern))?.[0]
  if (kind) return { kind }
  const deed = (halves: string[], asked = ''): YesNo => ({
    kind: 'deed',
    halves,
    isBad: BAD.test(asked),
    isChilds: /\b(he|she|they)\b/.test(asked),
  })
  const disputed = dispute(plain)
  if (disputed) return deed([disputed.own, disputed.theirs])
  const advised = recommended(plain)
  if (advised) return deed([advised])
  const [, judged, how] = plain.match(JUDGED) ?? []
  if (judged) return deed([judged], how)
  const [, measured, way] = plain.match(MEASURED) ?? []
  if (measured) return deed([`${way} ${measured}`])
  const [, helper] = plain.match(HELPER) ?? []
  if (helper) return deed([helper])
  const asked = plain.match(DEED) ?? plain.match(OR_NO)
  if (!asked) {
    const [, bare] = plain.match(BARE) ?? []
    return bare && !FRAGMENT.test(bare) && namedTopic(plain) === null ? deed([bare]) : null
  }
  if (/\bwhat|\bhow (?!about)|\bwhy|\bwhen|\bwho\b/.test(plain.slice(0, asked.index))) return null
  const rest = plain.slice((asked.index ?? 0) + asked[0].length).split(/[.?!;]/)[0] ?? ''
  const [last = ''] = plain.slice(0, asked.index).match(/[^.!?;]+[.!?; ]*$/) ?? []
  const told = last.trim() || before
  const isBare = rest.split(' ').filter((word) => !SMALL.test(word)).length === 0
  return deed((isBare ? `${told} ${rest}` : rest).split(/\bor\b/), asked[0])
}

/** 'How do I stop?' wants a way, where 'will it stop?' wants a yes or no: nothing of how, what or why stands before it. */
const isAskedOpenly = (plain: string, pattern: RegExp): boolean => {
  const found = plain.match(pattern)
  const before =
    plain
      .slice(0, found?.index ?? 0)
      .split(/[.?!;,]/)
      .at(-1) ?? ''
  return found !== null && !/\b(how|what|why|which)\b/.test(before)
}

const KINDS: [Exclude<YesNo['kind'], 'deed'>, RegExp][] = [
  [
    'fault',
    /\b(is|was) (it|this|that) (because of me|my fault|our fault|all my)\b|\bmy fault\b.*\?|\b(am i|are we|did i|did we|have i|have we) (\w+ )?((doing|do|done) (something|anything|it|this|everything) wrong|to blame|ruin\w*|damag\w*|spoil\w*|harm\w*|fail\w*|caus\w*|mess\w*|too (strict|soft|hard|lenient|harsh|much|old|late)|overreact\w*|a (bad|terrible|horrible|awful) (mum|mom|mother|dad|father|parent)|the (only|worst))|\b(is|are) (he|she|they) (damaged|ruined|scarred|broken|traumati[sz]ed)\b/,
  ],
  [
    'passes',
    /\b(will|would|does|do) (he|she|they|it|this|that|i|we|things) (ever|just|still|eventually)? ?(\w+ )?(grow out|outgrow|pass|stop|end|get (better|easier)|go away|change|learn it|be ok|be okay|be fine|feel (normal|better|ok))\b|\bgrow out of\b|\bever (end|stop|get better|feel|change|sleep)\b/,
  ],
  [
    'usual',
    /\b(is|are|isn't) (that|this|it|these|they|he|she) (all |still |really |just |even |only |too )*(normal|usual|common|typical|a phase|puberty|hormones|the age|her age|his age|growing pains)\b|\b(do|does|are|is) (other|all|most|many|every|any) ?(\w+ )?(mothers|mums|moms|parents|dads|children|kids|families|babies|toddlers|teens|teenagers|people|one)\b|\bis it normal\b|\banyone else\b/,
  ],
  [
    'purpose',
    /\b(is|are|does|do|did) (he|she|they) (just )?(doing|saying|do|say|mean|mean to do) (it|this|that) (on purpose|to (annoy|spite|hurt|punish|test) (me|us)|for attention)\b/,
  ],
  [
    'maybe',
    /\b(could|might|may) (it|this|that|he|she) (be|have)\b|\bcan (it|this|that|he|she) be\b|\bis (it|this|that) (because|why|connected|linked|related|due|down to|something like|to do with)\b|\bdo you think (it|this|that|he|she)('s| is| has| might| could)\b/,
  ],
]
const DEED =
  /\b((should|shall|must|can|could|may|do|would) (i|we|he|she|his dad|her dad|her mum|his mum|my husband|my wife|they)( really| just| still| even)?( (need|have|ought|got) to)?|(i|we) (should|must) |(is|would|was|isn't) (it|that|this) (really |still |so |too |that )?(ok|okay|alright|all right|fine|right|wrong|bad|good|safe|wise|cruel|mean|harmful|better|a good idea|a bad idea|worth|best)( if| to| that| for (me|us|him|her|them) to)?|(does|do|would|will|could) (a |an |the |it )?(\w+ ){0,2}help(s|ed)?( to| if)?|am i allowed to|(should|can|must|may) (it|this|that) (be|stay|go|sleep|happen)|is (he|she) (too|old|ready|allowed|still)|are (they|we) allowed to)\b/
/** 'Is grounding him right?' */
const JUDGED =
  /\bis ((?!this|that|it)\w+ing(?: \w+){0,3}?) (right|wrong|ok|okay|bad|good|fine|cruel|harmful|a good idea|a bad idea)\b/
/** 'Should bedtime be later?' */
const MEASURED = /\b(?:should|must|could) ((?:\w+ ){0,2}\w+) be (?:\w+ )?(later|earlier|longer|shorter)\b/
/** 'Would a chart help?' */
const HELPER =
  /\b(?:does|do|would|will|could) ((?:a|an|the|some|more|less|\w+ing)\b(?: \w+){0,4}?) (?:help|work)\b/
/** 'Cry it out?', 'a reward chart?' */
const BARE =
  /(?:^|[.!] )(?:so |or |but |just |maybe )*((?:[\w']+ ){0,4}[\w']+) ?\?+(?: \w+(?: \w+){0,6})?[ .!]*$/
const FRAGMENT =
  /^(?:and|why|how|what|when|where|who|which|yes|no|really|ok|okay|seriously|sure|right|then|now|hm+|huh|pardon|sorry|hello|anything|anyone|is|are|was|does|do|did|has|have|can|could|will|would|should|am|any|if|normal)\b|^(?:he|she|they|i|we|it|you)\b|\b(?:he|she|they|i|we|you|what|which|who|where)\b/
const OR_NO = /\byes or no\b/
const SMALL = /^(for|to|him|her|them|me|us|it|that|this|do|too|really|now|then|so|with|of|the|a|or|not)?$/
const BAD = /\b(wrong|bad|cruel|mean|harmful|a bad idea)\b/

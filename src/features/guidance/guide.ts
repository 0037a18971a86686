import { assess } from '../safety/assess.ts'
import type { Level } from '../safety/contract.ts'
import type { Card } from './card.ts'
import { adviceOn } from './compose-advice.ts'
import { amountOf } from './compose-amount.ts'
import { anotherWay, helpFor, moreOf, nextOf, onward } from './compose-follow-up.ts'
import { knownTo } from './compose-known.ts'
import { acceptance, afterDanger, askBack, goodbye, noGuide, thanksTo } from './compose-small-talk.ts'
import { exampleOf, wordsFor } from './compose-words.ts'
import { decide } from './decide.ts'
import { createFinder } from './find-cards.ts'
import { type MeaningOf, WORDS_ALONE } from './meanings.ts'
import { loadPhrases } from './phrases.ts'
import type { Plan } from './plan.ts'
import { minuteOf } from './remind.ts'
import { withoutName } from './rules/child-name.ts'
import { meansThisChild } from './rules/correction.ts'
import { newsIn } from './rules/news.ts'
import { normalise } from './rules/normalise.ts'
import { parentStateOf } from './rules/parent-state.ts'
import { pronounOf } from './rules/pronouns.ts'
import { isSinking } from './rules/sinking.ts'
import { subjectOf } from './rules/subject.ts'
import type { GuideAnswer, Talk } from './talk.ts'
import { forSubject, readThread } from './thread.ts'
import { type Desk, pick, write } from './voice.ts'
import { worryOf } from './worries.ts'

export type Guide = (talk: Talk, meaningOf?: MeaningOf) => GuideAnswer

/** The built-in coach: the same talk gets the same answer, from the cards and what texts mean and nothing else. Indexes the cards once. */
export const createGuide = (cards: Card[], phrases = loadPhrases()): Guide => {
  const finderOfWords = createFinder(cards)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return (talk, meaningOf = WORDS_ALONE) => {
    const finder = finderOfWords.withMeaning(meaningOf)
    const levels = recentLevels(talk)
    const heard = readThread(talk, (id) => byId.get(id))
    const plain = normalise(talk.text).slice(0, MOST_LETTERS)
    const said = [...heard.heard, plain]
    const before = subjectOf(talk.child, heard.heard)
    const named = subjectOf(talk.child, said)
    const isCompared =
      heard.current !== null &&
      !named.isProfile &&
      named.months !== before.months &&
      !worryOf(finder, plain, named.months).main
    const subject = isCompared ? before : named
    const nameless = (said: string) => withoutName(said, talk.child.name)
    const thread = forSubject({ ...heard, heard: heard.heard.map(nameless) }, subject)
    const wrote = asAnswer(nameless(plain), thread.lastSpoken)
    const isCorrected = meansThisChild(wrote) && thread.heard.length > 0
    const meant = isCorrected ? (thread.heard.at(-1) ?? wrote) : wrote
    const names = { name: subject.name, age: subject.ageLabel, pronoun: pronounOf(said) }
    const desk: Desk = {
      phrases,
      thread,
      subject,
      names,
      type: subject.isProfile ? talk.child.type : null,
      plain: meant,
      finder,
      isHeavy: levels.some((level) => level !== 'none'),
      isDanger: levels.some((level) => level === 'crisis' || level === 'emergency'),
      isSinking: (subject.months ?? 0) >= SINKING_FROM_MONTHS && isSinking(said),
    }
    const plan = decide(finder, thread, subject, meant)
    const answer = compose(
      desk,
      wasDanger(levels) && !saysMore(plan, meant) ? { kind: 'after-danger' } : plan,
    )
    const isSorry = 'isSorry' in plan && plan.isSorry
    const isGlad = !desk.isHeavy && newsIn(meant) !== null && saysMore(plan, meant)
    const excuse = isCorrected ? phrases.corrected : isSorry ? phrases.sorry : isGlad ? phrases.glad : null
    if (!excuse) return answer
    return { ...answer, text: `${write(desk, [[pick(desk, excuse)]])} ${answer.text}` }
  }
}

/** 'Tired, to be honest', said to 'how are you yourself', is about the parent. */
const asAnswer = (plain: string, lastSpoken: string): string =>
  /how are you yourself/i.test(lastSpoken) && OWN_STATE.test(plain) ? `i am ${plain}` : plain
const OWN_STATE =
  /^(?:so |just |very |really |honestly |a bit |pretty |quite )*(?:tired|exhausted|worn out|knackered|shattered|drained|sad|lonely|alone|scared|worried|angry|furious|guilty|overwhelmed|done|broken|desperate|stressed)\b/

/** How grave the parent's last messages were, the new one last. */
const recentLevels = ({ child, turns, text }: Talk): Level[] =>
  [...turns.filter(({ author }) => author === 'user').map(({ content }) => content), text]
    .slice(-HEAVY_FOR)
    .map((said, at, all) => assess(said, { childAge: child.age, earlier: all.slice(0, at) }).level)
const HEAVY_FOR = 4
/** A smaller child's tears at night are a matter of sleep. */
const SINKING_FROM_MONTHS = 72

/** The message before was about danger and got a card with numbers in place of an answer. */
const wasDanger = (levels: Level[]): boolean => isDanger(levels.at(-2) ?? 'none')

const isDanger = (level: Level): boolean => level !== 'none' && level !== 'support'

/** The message is about something, and no mere 'ok' or 'thank you'. */
const saysMore = ({ kind }: Plan, plain: string): boolean =>
  ['advise', 'none', 'say', 'help', 'minute', 'answered'].includes(kind) ||
  ((kind === 'another' || kind === 'known') && plain.split(' ').length > MERE_WORDS)
const MERE_WORDS = 5

const compose = (desk: Desk, plan: Plan): GuideAnswer => {
  switch (plan.kind) {
    case 'advise':
      return adviceOn(desk, plan)
    case 'known':
      return knownTo(desk, plan)
    case 'another':
      return anotherWay(desk, plan.card, plan.manner)
    case 'answered':
      return plan.asked === 'amount' ? amountOf(desk, plan.card) : onward(desk, plan.card, plan.asked)
    case 'more':
      return moreOf(desk, plan.card)
    case 'example':
      return exampleOf(desk, plan.card)
    case 'minute':
      return minuteOf(desk, plan.card)
    case 'say':
      return wordsFor(desk, plan.card)
    case 'help':
      return helpFor(desk, plan.card)
    case 'next':
      return nextOf(desk, plan.card)
    case 'accept':
      return acceptance(desk)
    case 'thanks':
      return thanksTo(desk, plan.hasWorked)
    case 'after-danger':
      return afterDanger(desk)
    case 'goodbye':
      return goodbye(desk)
    case 'ask':
      return askBack(desk, plan.about, parentStateOf(desk.plain) !== null)
    case 'none':
      return noGuide(desk, plan.reason)
  }
}

/** More is not read: what a parent needs stands in the first screens of a message. */
const MOST_LETTERS = 4000

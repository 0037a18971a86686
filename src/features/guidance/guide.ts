import type { Card } from './card.ts'
import { adviceOn } from './compose-advice.ts'
import { anotherWay, helpFor, moreOf, nextOf, onward, wordsFor } from './compose-follow-up.ts'
import { acceptance, askBack, goodbye, noGuide, thanksTo } from './compose-small-talk.ts'
import { decide } from './decide.ts'
import { createFinder, type Finder } from './find-cards.ts'
import { loadPhrases } from './phrases.ts'
import type { Plan } from './plan.ts'
import { normalise } from './rules/normalise.ts'
import { parentStateOf } from './rules/parent-state.ts'
import { pronounOf } from './rules/pronouns.ts'
import { subjectOf } from './rules/subject.ts'
import type { GuideAnswer, Talk } from './talk.ts'
import { forSubject, readThread } from './thread.ts'
import type { Desk } from './voice.ts'
import { worryOf } from './worries.ts'

/** The built-in coach: the same talk gets the same answer, from the cards and nothing else. Indexes the cards once. */
export const createGuide = (cards: Card[], phrases = loadPhrases()): ((talk: Talk) => GuideAnswer) => {
  const finder = createFinder(cards)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return (talk) => {
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
    const thread = forSubject(heard, subject)
    const names = { name: subject.name, age: subject.ageLabel, pronoun: pronounOf(said) }
    const desk: Desk = {
      phrases,
      thread,
      subject,
      names,
      type: subject.isProfile ? talk.child.type : null,
      plain,
    }
    return compose(desk, finder, decide(finder, thread, subject, plain))
  }
}

const compose = (desk: Desk, finder: Finder, plan: Plan): GuideAnswer => {
  switch (plan.kind) {
    case 'advise':
      return adviceOn(desk, plan)
    case 'another':
      return anotherWay(desk, finder, plan.card, plan.manner)
    case 'answered':
      return onward(desk, plan.card, plan.asked)
    case 'more':
      return moreOf(desk, plan.card)
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

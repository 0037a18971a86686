import type { Card } from './card.ts'
import { adviceOn } from './compose-advice.ts'
import { anotherWay, moreOf, nextOf, onward } from './compose-follow-up.ts'
import { askBack, goodbye, noGuide, thanksTo } from './compose-small-talk.ts'
import { decide } from './decide.ts'
import { createFinder } from './find-cards.ts'
import { loadPhrases } from './phrases.ts'
import { normalise } from './rules/normalise.ts'
import { parentStateOf } from './rules/parent-state.ts'
import { pronounOf } from './rules/pronouns.ts'
import { subjectOf } from './rules/subject.ts'
import type { GuideAnswer, Talk } from './talk.ts'
import { readThread } from './thread.ts'
import type { Desk } from './voice.ts'

/** The built-in coach: the same talk gets the same answer, from the cards and nothing else. Indexes the cards once. */
export const createGuide = (cards: Card[], phrases = loadPhrases()): ((talk: Talk) => GuideAnswer) => {
  const finder = createFinder(cards)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return (talk) => {
    const thread = readThread(talk, (id) => byId.get(id))
    const plain = normalise(talk.text)
    const said = [...thread.heard, plain]
    const subject = subjectOf(talk.child, said)
    const names = { name: subject.name, age: subject.ageLabel, pronoun: pronounOf(said) }
    const desk: Desk = {
      phrases,
      thread,
      subject,
      names,
      type: subject.isProfile ? talk.child.type : null,
      plain,
    }
    const plan = decide(finder, thread, subject, talk.text)
    switch (plan.kind) {
      case 'advise':
        return adviceOn(desk, plan)
      case 'another':
        return anotherWay(desk, finder, plan.card, plan.manner)
      case 'answered':
        return onward(desk, finder, plan.card)
      case 'more':
        return moreOf(desk, finder, plan.card)
      case 'next':
        return nextOf(desk, finder, plan.card)
      case 'thanks':
        return thanksTo(desk, plan.hasWorked)
      case 'goodbye':
        return goodbye(desk)
      case 'ask':
        return askBack(desk, plan.about, parentStateOf(plain) !== null)
      case 'none':
        return noGuide(desk, plan.reason)
    }
  }
}

import { describe, expect, test } from 'vitest'
import { selfTold } from './about-self.ts'
import { askedOf } from './asked.ts'
import { meansThisChild } from './correction.ts'
import { hear } from './moves.ts'
import { normalise } from './normalise.ts'
import { dispute, recommended, tellsOpinion, withoutSpeaker } from './opinion.ts'
import { asksForMinute, isNews, isNow } from './this-minute.ts'
import { childHit, leavesOpenWhoHit } from './who-hit.ts'
import { yesNoOf } from './yes-no.ts'

describe('a question', () => {
  test.each([
    ['What I can do at home every day?', 'what can i do at home every day?'],
    ['How I can stop this', 'how can i stop this'],
    ['When I must go to doctor again?', 'when must i go to doctor again?'],
    ['Why he do that', 'why does he do that'],
    ['tell me what I can do', 'tell me what i can do'],
    ['when he can not have it he screams', 'when he can not have it he screams'],
  ])('in a learner’s order is put as usual: %s', (said, usual) => expect(normalise(said)).toBe(usual))

  test.each([
    ['how do i stop doing it', undefined],
    ['what will they change', undefined],
    ['will he stop', 'passes'],
    ['would a chart help?', 'deed'],
    ['cry it out? everyone tells me', 'deed'],
    ['and now?', undefined],
    ['like what?', undefined],
  ])('of yes or no: %s', (plain, kind) => expect(yesNoOf(plain)?.kind).toBe(kind))

  test.each([
    ['and if he says no?', 'if'],
    ['and if it gets worse?', 'help'],
    ['do i need a therapist', 'help'],
    ['how long should he sit', 'amount'],
    ['how many hour is ok', 'amount'],
    ['what should i have said', 'say'],
    ['what should the teachers do', 'how'],
    ['talk to him? genius. he wears headphones to dinner.', null],
  ])('asks for its kind: %s', (plain, kind) => expect(askedOf(plain)).toBe(kind))
})

test.each([
  ['like what?', 'example'],
  ['for example?', 'example'],
  ['you have no idea what it is like here', 'another'],
  ["you don't understand", 'another'],
  ['ok i will try the small thing first', 'accept'],
  ['he told the truth!! thanks', 'thanks'],
  ['bless you', 'thanks'],
  ['and if it gets worse?', 'says'],
])('%j does: %s', (plain, move) => expect(hear(plain).move).toBe(move))

test.each([
  ['my own mother was like that', 'childhood'],
  ['my dad would have belted me', 'childhood'],
  ['i want to scream at their parents', 'angry'],
  ['it is so unfair', 'unfair'],
  ['she said i want a different daddy. that hurt', 'hurt'],
  ['i feel so alone with all this', 'alone'],
  ['i am so tired, what can i do?', null],
  ['he hits me and i shout', null],
  ['why is it so hard', null],
])('of themselves a parent tells, %j: %s', (plain, told) => expect(selfTold(plain)).toBe(told))

test('what happens now, or has just happened', () => {
  for (const now of ['he did it again just now', 'she is at it again', 'he bit me just now, really hard'])
    expect(isNow(now), now).toBe(true)
  for (const news of ['she threw the tablet', 'he hit me', 'she did it 5x today'])
    expect(isNews(news), news).toBe(true)
  for (const story of ['he threw a party?', 'what if he hits right now', 'she says the others hit'])
    expect(isNow(story) || isNews(story), story).toBe(false)
  expect(asksForMinute('what do i do in that moment, short please')).toBe(true)
  expect(asksForMinute('what do i do tomorrow')).toBe(false)
})

test('what others think', () => {
  expect(dispute('wife says ignore it, i say pick her up')).toEqual({
    theirs: 'ignore it',
    own: 'pick her up',
    isPartner: true,
  })
  expect(dispute('my mum says no')).toBeNull()
  expect(recommended('my in laws says just let him go hungry')).toBe('let him go hungry')
  expect(recommended('the teacher says she is stubborn')).toBeNull()
  expect(tellsOpinion('her dad says she is just lazy')).toBe(true)
  expect(tellsOpinion('he says he is tired')).toBe(false)
  expect(withoutSpeaker('my husband says he is lazy').trim()).toBe('he is lazy')
  expect(withoutSpeaker('my husband says i am too soft')).toBe('my husband says i am too soft')
})

test('who is meant', () => {
  expect(meansThisChild('no i mean my child')).toBe(true)
  expect(meansThisChild('i mean it')).toBe(false)
  expect(leavesOpenWhoHit('he hit me when he came back')).toBe(true)
  expect(leavesOpenWhoHit('my husband hit me')).toBe(false)
  expect(childHit(['he hit me when he came back', 'that makes it worse'], 'it was my child')).toMatch(
    /my child hit me/,
  )
  expect(childHit(['he hit me'], 'what next')).toBeNull()
})

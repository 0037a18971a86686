import { describe, expect, it, test } from 'vitest'
import questionnaire from '../../content/personality/questionnaire.json' with { type: 'json' }
import types from '../../content/personality/types.json' with { type: 'json' }
import {
  analysisOf,
  childrenToUnfreeze,
  creditBar,
  isEvaluationComplete,
  isSameChild,
  isUnlimited,
  nameOf,
  QUESTION_IDS,
  type Responses,
  scoreEvaluation,
  splitAtCommas,
  typeOf,
  withoutType,
} from './rules.ts'

const all = (rating: number): Responses => Object.fromEntries(QUESTION_IDS.map((id) => [id, rating]))

/** Written apart from the rule: one signed sum per axis, its sign is the letter. */
function secondOpinion(responses: Responses) {
  const signed: Record<string, [sign: number, axis: number]> = {
    e: [1, 0],
    i: [-1, 0],
    s: [1, 1],
    n: [-1, 1],
    t: [1, 2],
    f: [-1, 2],
    j: [1, 3],
    p: [-1, 3],
  }
  const axes = [0, 0, 0, 0]
  for (const [id, rating] of Object.entries(responses)) {
    const [sign, axis] = signed[id.charAt(0)] ?? [0, 0]
    axes[axis] = (axes[axis] ?? 0) + sign * rating
  }
  return axes.map((sum, axis) => (sum > 0 ? 'ESTJ' : 'INFP').charAt(axis)).join('')
}

function* answerVectors() {
  for (let index = 0; index < 5 ** 6; index++)
    yield [0, 1, 2, 3, 4, 5].map((place) => (Math.floor(index / 5 ** place) % 5) + 1)
}

describe('scoring', () => {
  test.each([
    [0, 'E', 'I'],
    [1, 'S', 'N'],
    [2, 'T', 'F'],
    [3, 'J', 'P'],
  ] as const)('axis %i: every answer of %s and %s', (axis, first, second) => {
    const ids = [first, second].flatMap((letter) => [1, 2, 3].map((place) => letter.toLowerCase() + place))
    const base = all(3)
    const seen = new Set<string>()
    const wrong: unknown[] = []
    for (const vector of answerVectors()) {
      const responses = { ...base }
      for (const [place, id] of ids.entries()) responses[id] = vector[place] ?? 0
      const [a = 0, b = 0, c = 0, x = 0, y = 0, z = 0] = vector
      const [firstSum, secondSum] = [a + b + c, x + y + z]
      const { type, pairs } = scoreEvaluation(responses)
      const pair = pairs[axis]
      const chosen = firstSum > secondSum ? first : second
      const isRight =
        pair?.firstSum === firstSum &&
        pair.secondSum === secondSum &&
        pair.chosen === chosen &&
        type.charAt(axis) === chosen &&
        type === secondOpinion(responses) &&
        pair.isClose === Math.abs(firstSum - secondSum) <= 2 &&
        Math.sign(pair.percent - 50) === Math.sign(secondSum - firstSum) &&
        pair.percent >= 0 &&
        pair.percent <= 100
      if (!isRight) wrong.push({ vector, pair })
      seen.add(`${firstSum}:${secondSum}`)
    }
    expect(wrong).toEqual([])
    expect(seen.size).toBe(13 * 13)
  })

  it('gives every tie to I, N, F and P', () => {
    for (const rating of [1, 2, 3, 4, 5]) expect(scoreEvaluation(all(rating)).type).toBe('INFP')
  })

  it('reaches all 16 types, and no axis touches another', () => {
    const reached = types.map(({ code }) => {
      const high = [...code.toLowerCase()].flatMap((letter) => [1, 2, 3].map((place) => letter + place))
      return scoreEvaluation({ ...all(1), ...Object.fromEntries(high.map((id) => [id, 5])) }).type
    })
    expect(reached).toEqual(types.map(({ code }) => code))
  })

  it('puts the ends of the band at 0 and 100', () => {
    const outgoing = { ...all(3), e1: 5, e2: 5, e3: 5, i1: 1, i2: 1, i3: 1 }
    expect(scoreEvaluation(outgoing).pairs[0]).toEqual({
      first: 'E',
      second: 'I',
      firstSum: 15,
      secondSum: 3,
      chosen: 'E',
      percent: 0,
      isClose: false,
    })
  })

  it('is complete only with all 24', () => {
    expect(isEvaluationComplete(all(1))).toBe(true)
    for (const id of QUESTION_IDS) {
      const { [id]: _, ...rest } = all(1)
      expect(isEvaluationComplete(rest)).toBe(false)
    }
  })
})

describe('content', () => {
  it('has the 24 statements in 4 groups of 6, each with the name in it', () => {
    const statements = questionnaire.groups.flatMap((group) => group.statements)
    expect(questionnaire.groups.map((group) => group.statements.length)).toEqual([6, 6, 6, 6])
    expect(statements.map(({ id }) => id).toSorted()).toEqual(QUESTION_IDS.toSorted())
    for (const { text } of statements) expect(text).toContain('{name}')
  })

  it('keeps the six statements of a pair in the group of that pair', () => {
    for (const { poles, statements } of questionnaire.groups) {
      const letters = new Set(statements.map(({ id }) => id.charAt(0).toUpperCase()))
      expect([...letters].toSorted()).toEqual(poles.map(({ letter }) => letter).toSorted())
    }
  })

  it('has the 16 types, each with the nickname of the specification', () => {
    expect(types.map(({ code, nickname }) => `${code} ${nickname}`).join(', ')).toBe(
      'ESTJ Executive, ENTJ Commander, ESFJ Consul, ENFJ Protagonist, ESTP Entrepreneur, ENTP Debater, ' +
        'ESFP Entertainer, ENFP Campaigner, ISTJ Logistician, INTJ Architect, ISFJ Protector, INFJ Advocate, ' +
        'ISTP Virtuoso, INTP Thinker, ISFP Adventurer, INFP Mediator',
    )
    for (const { description } of types) expect(description).toMatch(/^[^.\n]{20,100}\.$/)
  })
})

describe('profile', () => {
  test.each([
    ['INFP', 'INFP'],
    ['ESTJ|A steady child. Likes order.', 'ESTJ'],
    ['ESTJ | two | pipes', 'ESTJ'],
    ['esfp', 'ESFP'],
    ['|', null],
    ['XXXX', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%o is %o', (profile, type) => expect(typeOf(profile)).toBe(type))
})

test.each([
  ['ESTJ|A steady child.', 'A steady child.'],
  ['ESTJ | two | pipes', 'two | pipes'],
  ['ESTJ|', null],
  ['ESTJ', null],
  [null, null],
])('of %o the analysis is %o', (profile, analysis) => expect(analysisOf(profile)).toBe(analysis))

test.each([
  ['ENFP|Mia often sings.', 'Mia often sings.'],
  ['enfp | Mia often sings.', 'Mia often sings.'],
  ['Mia often sings.', 'Mia often sings.'],
  ['ENFP|', ''],
])('%o without its type is %o', (given, analysis) => expect(withoutType(given)).toBe(analysis))

describe('credits', () => {
  test.each([
    [-1, 50, 'basic', true],
    [7, 999, 'family', true],
    [7, -1, 'family', true],
    [7, 1000, 'family', true],
    [0, 50, 'ultimate', true],
    [7, 50, 'basic', false],
    [0, 10, 'free', false],
    [999, 50, 'basic', false],
  ])('%i left of %i on %s is unlimited: %o', (left, allowance, planId, expected) => {
    expect(isUnlimited(left, allowance, planId)).toBe(expected)
  })

  test.each([
    [10, 10, 0, 10, 0, 0, '10 messages left (0/10)'],
    [4, 10, 6, 10, 6, 60, '4 messages left (6/10)'],
    [4, 10, 0, 10, 6, 60, '4 messages left (6/10)'],
    [0, 10, 10, 10, 10, 100, '0 messages left (10/10)'],
    [60, 50, 0, 60, 0, 0, '60 messages left (0/60)'],
    [157, 150, 3, 157, 3, 1.91, '157 messages left (3/157)'],
    [45, 50, 15, 50, 15, 30, '45 messages left (15/50)'],
    [12, 10, 140, 12, 140, 100, '12 messages left (140/12)'],
    [1, 3, 2, 3, 2, 66.67, '1 messages left (2/3)'],
    [0, 0, 0, 0, 0, 100, '0 messages left (0/0)'],
  ])('%i left of %i, %i used', (left, allowance, counted, total, used, percent, text) => {
    const bar = creditBar({ left, allowance, used: counted })
    expect(bar).toMatchObject({ total, used, text })
    expect(bar.percent).toBeCloseTo(percent, 1)
  })
})

test.each([
  ['lego, trains ,, dinosaurs', ['lego', 'trains', 'dinosaurs']],
  [' , ,', []],
  ['', []],
  ['one interest', ['one interest']],
  ['كرة القدم، الرسم', ['كرة القدم', 'الرسم']],
  ['足球，画画、阅读', ['足球', '画画', '阅读']],
])('interests of %o', (text, expected) => {
  expect(splitAtCommas(text)).toEqual(expected)
})

test.each([
  ['Ana', 'Ana'],
  ['', 'Unnamed Child'],
  [' ', 'Unnamed Child'],
  [null, 'Unnamed Child'],
])('name %o reads %o', (name, expected) => {
  expect(nameOf(name)).toBe(expected)
})

describe('unfreezing', () => {
  const children = (states: string) =>
    [...states].map((state, place) => ({ id: String(place), isFrozen: state === 'f' }))
  test.each([
    ['', 1, []],
    ['o', 3, []],
    ['f', 1, ['0']],
    ['of', 1, []],
    ['of', 2, ['1']],
    ['fff', 2, ['0', '1']],
    ['fof', 2, ['0']],
    ['ooof', 3, []],
    ['ooooff', 3, []],
    ['ff', 0, []],
  ])('of %j on a plan of %i are unfrozen: %j', (states, maxChildren, expected) => {
    expect(childrenToUnfreeze(children(states), maxChildren)).toEqual(expected)
  })
})

describe('the same child', () => {
  const mia = { name: 'Mia', age: 0.5, interests: ['mud', 'trains'], alsoCalled: ['Mimi'] }
  test.each([
    ['as it was', {}, true],
    ['another name', { name: 'mia' }, false],
    ['another age', { age: 0.6 }, false],
    ['another nickname', { alsoCalled: ['Mia-Bear'] }, false],
    ['one interest less', { interests: ['mud'] }, false],
    ['interests the other way round', { interests: ['trains', 'mud'] }, false],
  ])('%s', (_, change, expected) => expect(isSameChild(mia, { ...mia, ...change })).toBe(expected))
})

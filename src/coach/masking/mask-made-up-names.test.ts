import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEveryday } from './everyday-words.ts'
import { mask } from './mask.ts'

/** Names that nobody has: syllables of a script, as a family might write them. */
const syllables = (consonants: string, vowels: string) =>
  fc
    .array(fc.tuple(fc.constantFrom(...consonants), fc.constantFrom(...vowels)), {
      minLength: 3,
      maxLength: 4,
    })
    .map((pairs) => pairs.flat().join(''))

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const scripts: [script: string, names: fc.Arbitrary<string>, endings: string[]][] = [
  ['Latin', syllables('bdfgklmnprstvz', 'aeiou'), ["'s", 's', 'n', 'lla', 'nak', 'ek', 'chen']],
  [
    'Cyrillic',
    syllables('бвгдзклмнпрст', 'аеиоу').map((name) => `${name}н`),
    ['а', 'у', 'ом', 'е', 'чик', 'у'],
  ],
  ['Greek', syllables('βγδκλμνπρστ', 'αεηιο').map((name) => `${name}νοσ`.replace(/σ$/, 'ς')), ['']],
  ['Armenian', syllables('բգդկլմնպրստ', 'աեիոօ'), ['ն', 'ի', 'ից', 'ով', 'իկ']],
  ['Georgian', syllables('ბგდკლმნპრსტ', 'აეიოუ'), ['ს', 'მ', 'თან', 'სთვის']],
  ['Arabic', syllables('بدرسعقمن', 'اوي'), ['م', 'جان']],
  ['Hebrew', syllables('בגדזטכלמנ', 'אוי'), ['י', 'לה']],
  ['Devanagari', syllables('कगचतपमरस', 'ािीुे'), ['ने', 'को', 'से']],
  ['Tamil', syllables('கசதபமரல', 'ாிீுே'), ['வை', 'க்கு']],
  ['Hangul', syllables('민서준하', '우지연아'), ['이가', '야']],
  ['Thai', syllables('กขดตบมร', 'าีู'), ['จ้ะ']],
]

test.each(scripts)(
  'S34: a generated %s name never leaves, whatever is written on to it',
  (_, names, endings) => {
    fc.assert(
      fc.property(names, fc.constantFrom(...endings), (name, ending) => {
        const masked = mask(`xx ${name}${ending} yy ${capital(name)}`, { child: [name], others: [] })
        expect(masked).not.toContain(name)
        expect(masked.match(/\[child\]/g)).toHaveLength(2)
      }),
      { numRuns: 100 },
    )
  },
)

test('a slip in a generated name does not let it leave', () => {
  const slips = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('drop', 'add', 'change', 'swap'),
    letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  })
  fc.assert(
    fc.property(syllables('bdfgklmnprstvz', 'aeiou'), slips, (name, slip) => {
      const written = slipIn(name, slip)
      const masked = mask(`xx ${written} yy`, { child: [name], others: [] })
      expect(masked).toBe(isEveryday(written) ? `xx ${written} yy` : 'xx [child] yy')
    }),
    { numRuns: 500 },
  )
})

const slipIn = (name: string, { at, kind, letter }: { at: number; kind: string; letter: string }) => {
  const n = at % (name.length - 1)
  const [before, here, next, after] = [name.slice(0, n), name[n], name[n + 1], name.slice(n + 2)]
  if (kind === 'drop') return `${before}${next}${after}`
  if (kind === 'add') return `${before}${letter}${here}${next}${after}`
  if (kind === 'change') return `${before}${letter}${next}${after}`
  return `${before}${next}${here}${after}`
}

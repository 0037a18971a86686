import type { Concern, Level } from '../contract.ts'
import type { Facts } from './facts.ts'
import { compile, type Excuse, type Rule } from './rule.ts'

/**
 * One kind of weak evidence: many ways to say the same thing, counted once however often it is said. Alone it proves nothing;
 * what different signs of one story weigh together decides (see `weigh`). A calming sign weighs less than nothing.
 */
export type Sign = {
  weight: number
  patterns: string[]
  unless?: string[]
  excuses?: Excuse[]
  when?: (facts: Facts) => boolean
}

/** Signs that tell one story, and how much of it must be told before a card is shown. */
export type Story = {
  concern: Concern
  /** Least weight for each level, gravest first. */
  levels: [Exclude<Level, 'none'>, number][]
  /** What a sign must weigh to tell the story of a short message alone; 4 unless said. */
  alone?: number
  signs: Record<string, Sign>
}

export type Found = { level: Exclude<Level, 'none'>; concern: Concern; signs: string[] }
/** A pattern of a sign, and whose it is. */
export type CompiledSign = { story: number; name: string; weight: number; rule: Rule }

export const compileStories = (stories: Story[]): CompiledSign[] =>
  stories.flatMap(({ concern, levels, signs }, story) =>
    Object.entries(signs).flatMap(([name, { weight, ...group }]) =>
      compile([{ level: levels[0]?.[0] ?? 'support', concern, ...group }]).map((rule) => ({
        story,
        name,
        weight,
        rule,
      })),
    ),
  )

const PLAIN = 4

/** What the signs of a whole message come to, story by story; those with too little are left out. */
export const weigh = (stories: Story[], seen: CompiledSign[], extra = 0): Found[] =>
  stories.flatMap(({ concern, levels, alone = PLAIN }, at) => {
    const signs = new Map(seen.filter(({ story }) => story === at).map(({ name, weight }) => [name, weight]))
    const weights = [...signs.values()]
    const sum = weights.reduce((total, weight) => total + weight, 0)
    const speaking = weights.filter((weight) => weight > 0)
    // One sign is a word in passing, unless the message is short and the sign is plain.
    const isTold = speaking.length > 1 || (extra === 0 && Math.max(0, ...speaking) >= alone)
    const level = isTold ? levels.find(([, least]) => sum >= least + extra)?.[0] : undefined
    return level === undefined ? [] : [{ level, concern, signs: [...signs.keys()] }]
  })

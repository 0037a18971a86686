import { join } from 'node:path'
import { type CoachRequest, withCards } from '../../src/coach/coach.ts'
import { buildPrompt } from '../../src/coach/prompt/build-prompt.ts'
import { loadInstructions } from '../../src/coach/prompt/instructions.ts'
import { createLibrary } from '../../src/guidance/library.ts'
import { loadCards } from '../../src/guidance/load-cards.ts'
import { createShortList } from '../../src/guidance/short-list.ts'
import { assess } from '../../src/safety/assess.ts'
import { buildCard } from '../../src/safety/build-card.ts'
import { loadLines } from '../../src/safety/load-lines.ts'
import { SITUATIONS } from './situations.ts'

const CONTENT = join(import.meta.dirname, '../../content')

/** What a model is sent in each situation, word for word, put together by the code that answers. */
export const promptsPage = (): string => {
  const instructions = loadInstructions()
  const library = createLibrary(loadCards(join(CONTENT, 'guidance')))
  const lines = loadLines(join(CONTENT, 'crisis-lines'))
  const shortList = createShortList(library)
  const messagesOf = (asked: CoachRequest) => {
    const care = assess(asked.text, { childAge: asked.child.age })
    const card = care.level === 'none' ? null : buildCard(care, 'GB', false, lines)
    return buildPrompt(withShortList({ ...asked, care, card }, shortList), { instructions }).messages
  }
  const [first] = SITUATIONS
  const system = first ? messagesOf(first.asked)[0]?.content : ''
  return [
    INTRODUCTION,
    `## The system message\n\nIts last part depends on the kind of conversation. Here it's \`child.md\`; Dad & Mom Mode has \`parents.md\`, the Parenting Chat \`general.md\` and the family chat \`family.md\`, all in \`content/coach\`.\n\n${quoted('system', system ?? '')}`,
    ...SITUATIONS.map(({ title, asked }) =>
      [
        `## ${title}`,
        ...messagesOf(asked)
          .slice(1)
          .map(({ role, content }) => quoted(role, content)),
      ].join('\n\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

const INTRODUCTION = `# What a model is sent

\`npm run prompts\` writes this page from \`scripts/prompts\`; the people in it are made up. Parents find their own prompts under 'What was sent'. Why a prompt looks like this: [decision 65](decisions/065-what-a-model-is-sent.md).`

const quoted = (role: string, content: string): string => `**${role}**\n\n\`\`\`text\n${content}\n\`\`\``

/** As `withCards` fills it. */
const withShortList = (asked: CoachRequest, shortList: Parameters<typeof withCards>[1]): CoachRequest => {
  let filled = asked
  const coach = withCards(
    {
      name: 'chat-completions',
      // Only the request matters here: nothing is answered.
      answer: (request) => {
        filled = request
        return (async function* () {})()
      },
    },
    shortList,
  )
  coach.answer(asked, new AbortController().signal)
  return filled
}

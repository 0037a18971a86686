import { describe, expect, test } from 'vitest'
import { useEndpoint } from '../../../tests/app/model-endpoint.ts'
import { type Step, said } from '../../../tests/fakes/upstream-scenarios.ts'

const { upstream, ask } = useEndpoint()

const script = (...steps: Step[]) => upstream.scenario('scripted', { script: () => steps })
const STOP = said({}, 'stop')

describe('how the endpoint says that it ended', () => {
  test.each([
    ['length', 'cut', 'Hello'],
    ['max_tokens', 'cut', 'Hello'],
    ['content_filter', 'withheld', ''],
    ['error', 'broken', 'Hello'],
    ['stop', 'whole', 'Hello'],
    ['eos', 'whole', 'Hello'],
  ])('%s -> %s', async (reason, end, text) => {
    script(said({ content: 'Hello' }, reason))
    expect(await ask()).toMatchObject({ end, text })
  })

  test.each<[string, Step[]]>([
    ['only spaces', [said({ content: ' \n' }), said({ content: '\u200b' }), STOP]],
    ['only thinking in its field', [said({ reasoning_content: 'Hm' }), STOP]],
    ['only thinking between tags', [said({ content: '<think>Hm</think>\n' }), STOP]],
    ['only thinking, up to the limit of tokens', [said({ reasoning: 'Hm' }, 'length')]],
    ['only NUL', [said({ content: '\u0000\u0000' }), STOP]],
    [
      'only another choice',
      [{ choices: [{ index: 1, delta: { content: 'Other' }, finish_reason: null }] }, STOP],
    ],
  ])('%s is empty', async (_, steps) => {
    script(...steps)
    expect(await ask()).toMatchObject({ end: 'empty', text: '' })
  })

  test('a choice beside ours is not ours', async () => {
    const both = [
      { index: 1, delta: { content: 'Other' }, finish_reason: 'stop' },
      { index: 0, delta: { content: 'Ours' }, finish_reason: null },
    ]
    script({ choices: both }, STOP)
    expect(await ask()).toMatchObject({ end: 'whole', text: 'Ours' })
  })
})

describe('what is not for a reader', () => {
  test('thinking is left out wherever it stands', async () => {
    script(
      said({ reasoning_content: 'She ' }),
      said({ content: '<thi' }),
      said({ content: 'nk>wants' }),
      said({ content: '</think>\n\nTry' }),
      said({
        content: [
          { type: 'thinking', thinking: [] },
          { type: 'text', text: ' this.' },
        ],
      }),
      STOP,
    )
    expect(await ask()).toMatchObject({ end: 'whole', text: 'Try this.' })
  })

  test('what turns out to have been thinking is held back', async () => {
    script(said({ content: 'The parent wants' }), said({ content: '</think>Try this.' }), STOP)
    expect(await ask()).toMatchObject({ end: 'withheld' })
  })

  test('NUL, controls and halves of characters do not pass', async () => {
    script(said({ content: 'a\u0000b\u202e \ud83d' }), said({ content: '\ude34\ud83d' }), STOP)
    expect(await ask()).toMatchObject({ end: 'whole', text: 'ab 😴\ufffd' })
  })

  test('thinking is a sign of life', async () => {
    const thoughts = Array.from({ length: 8 }, () => said({ reasoning: 'Hm' }))
    upstream.scenario('scripted', {
      script: () => [...thoughts, said({ content: 'Try this.' }), STOP],
      spacingMs: 100,
    })
    // Less than the thinking takes, more than a busy machine needs for its first piece.
    const limits = { firstTokenMs: 700, gapMs: 20_000, totalMs: 20_000 }
    expect(await ask({ limits })).toMatchObject({ end: 'whole', text: 'Try this.' })
  })
})

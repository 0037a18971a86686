export type Command = 'stop' | 'start' | 'help' | 'human' | 'switch'

const WORDS: Record<Command, string[]> = {
  stop: ['stop', 'stop all', 'stopall', 'unsubscribe', 'opt out', 'optout'],
  start: ['start', 'unstop', 'subscribe'],
  help: ['help', 'info', 'menu', 'commands'],
  human: ['human', 'support', 'agent'],
  switch: ['switch', 'switch child', 'change child', 'other child'],
}

/** A message that is a command and nothing else. 'Please stop him hitting' is a question. */
export const commandOf = (text: string): Command | null => {
  const said = text
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  for (const [command, words] of Object.entries(WORDS)) if (words.includes(said)) return command as Command
  return null
}

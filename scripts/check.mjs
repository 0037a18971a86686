// npm run check: what runs before each commit.
import { install } from './setup.mjs'

install()
const { format, runSteps, tests, types, unused } = await import('./steps.mjs')
runSteps({ tools: [format, types, unused], tests: tests('rules and walls', 'unit') })

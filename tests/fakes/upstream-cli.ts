import { startUpstream } from './upstream.ts'
import { isScenario, scenarios } from './upstream-scenarios.ts'

const [port = '4010', scenario = 'slow'] = process.argv.slice(2)
if (!isScenario(scenario)) {
  console.error(`No scenario ${scenario}. There are: ${Object.keys(scenarios).join(', ')}`)
  process.exit(1)
}
const upstream = await startUpstream({ port: Number(port), scenario, record: false })
console.log(
  `COACH_BASE_URL=${upstream.url} answers '${scenario}'; another COACH_MODEL names another scenario.`,
)

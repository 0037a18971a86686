import { greetingAt } from '../../rules/greeting.ts'

export function Greeting() {
  return <p className="display text-3xl">{greetingAt(new Date().getHours())}</p>
}

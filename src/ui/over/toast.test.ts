import { expect, test } from 'vitest'
import { showToastsBy, type Told, toast } from './toast.ts'

test('what is told while nothing shows it is shown once, as soon as something does', () => {
  toast.success('Changes saved', { description: 'For Mia' })
  const shown: Told[] = []
  const stop = showToastsBy((told) => shown.push(told))
  toast.error('No connection')
  stop()
  toast.show('later')
  expect(shown).toEqual([
    { tone: 'success', title: 'Changes saved', description: 'For Mia' },
    { tone: 'error', title: 'No connection' },
  ])
  showToastsBy((told) => shown.push(told))()
  expect(shown.map(({ title }) => title)).toEqual(['Changes saved', 'No connection', 'later'])
})

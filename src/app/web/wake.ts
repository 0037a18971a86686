// All that a page built ahead waits for: it can be read as it stands, and its code comes when somebody touches something.
import '../../ui/tokens.css'
import { keepEarlyPress } from './early-presses.ts'
import { wasSignedIn } from './signed-in-mark.ts'

const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input']

const isBuiltAhead = document.getElementById('root')?.hasChildNodes()

if (isBuiltAhead) {
  const pressAgain = keepEarlyPress()
  const wake = () => {
    for (const touch of TOUCHES) removeEventListener(touch, wake)
    void import('./main.tsx').then(({ shown }) => shown).then(pressAgain)
  }
  for (const touch of TOUCHES) addEventListener(touch, wake, { passive: true })
  // Somebody may have begun before this script was there. Help lines of one's own country aren't built in; the header of somebody signed in is another one; a visit counts though nobody touches the page.
  if (document.activeElement !== document.body) wake()
  else if (location.pathname === '/safety' || wasSignedIn() || countsVisits()) whenIdle(wake)
} else void import('./main.tsx')

function countsVisits(): boolean {
  const config = document.querySelector<HTMLMetaElement>('meta[name="site-config"]')?.content
  return config?.includes('"analyticsUrl":"') ?? false
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 1000)
}

import type { Screen } from './screen.ts'
import { accountScreens } from './screens/account.ts'
import { chatScreens } from './screens/chat.ts'
import { childrenScreens } from './screens/children.ts'
import { deviceScreens } from './screens/device.ts'
import { familyChatScreens } from './screens/family-chat.ts'
import { loginScreens } from './screens/login.ts'
import { mailScreens } from './screens/mails.ts'
import { memberScreens } from './screens/members.ts'
import { openPages } from './screens/open-pages.ts'
import { operatorScreens } from './screens/operators.ts'
import { reportScreens } from './screens/reports.ts'
import { stepsScreens } from './screens/steps.ts'
import { trialScreens } from './screens/trial.ts'

/** Every screen, in the order of a parent's way through the site. A new screen is one more line in one of these. */
export const SCREENS: Screen[] = [
  ...openPages,
  ...trialScreens,
  ...loginScreens,
  ...childrenScreens,
  ...accountScreens,
  ...chatScreens,
  ...stepsScreens,
  ...deviceScreens,
  ...reportScreens,
  ...operatorScreens,
  ...memberScreens,
  ...familyChatScreens,
  ...mailScreens,
]

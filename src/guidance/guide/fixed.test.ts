import { expect, test } from 'vitest'
import { fixedIn } from './fixed.ts'
import { smallTalkOf } from './small-talk.ts'

test.each([
  ['ok but what do i say to him?', 'say'],
  ['Why does this help', 'why'],
  ["that didn't work at all", 'failed'],
  ['we tried that already', 'failed'],
  ['it worked, thank you', 'worked'],
  ['it helped a bit', 'partly'],
  ['that partly worked', 'partly'],
  ["we haven't tried it yet", 'untried'],
  ['i did not get to it', 'untried'],
  ['it helped a bit but now he bites', null],
  ['when should i see a doctor?', 'help'],
  ['does she need a doctor', 'help'],
  ['how long does it take?', 'next'],
  ['what do i say when he hits his sister', null],
  ['why does he only do it with me', null],
  ['nothing works with my mother in law', null],
])('%s asks %s', (text, fixed) => expect(fixedIn(text.toLowerCase())).toBe(fixed))

test.each([
  ['hi there!', 'greeting'],
  ['ok thank you so much', 'thanks'],
  ['ok ill try that thanks', 'thanks'],
  ['good night', 'goodbye'],
  ['are you a real person?', 'identity'],
  ['mein sohn will abends nicht schlafen und schreit', 'language'],
  ['Мой сын не спит', 'language'],
  ['?!', 'empty'],
  ['thanks, but he still bites', null],
  ['hi, my son bites', null],
  ['good night routine for a toddler', null],
  ['tantrums', null],
])('%s is %s', (text, kind) => expect(smallTalkOf(text.toLowerCase())).toBe(kind))

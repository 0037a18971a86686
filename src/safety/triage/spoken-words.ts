import { wordsOf } from './features.ts'

// What parents type, as the statements read it.
const WRITTEN_OUT = new Map(
  `im=i am, ive=i have, hes=he is, shes=she is, its=it is, theyre=they are, theyve=they have,
  dont=do not, doesnt=does not, didnt=did not, isnt=is not, wasnt=was not, arent=are not,
  havent=have not, hasnt=has not, cant=can not, cannot=can not, couldnt=could not, wont=will not,
  wouldnt=would not, wanna=want to, gonna=going to, bf=boyfriend, gf=girlfriend, hubby=husband,
  dh=husband, dw=wife, ds=son, dd=daughter, lo=baby, bubba=baby, bub=baby, mom=mum, mummy=mum,
  mommy=mum, daddy=dad, granddad=grandad, yo=year old, yr=year, wks=weeks, wk=week, hrs=hours,
  bby=baby, rn=right now, pls=please, plz=please`
    .split(',')
    .map((pair) => pair.trim().replace(/\s+/g, ' ').split('=') as [string, string]),
)

/** A text's words with short forms written out: "she isn't" and 'she isnt' are 'she is not'. */
export const spokenWords = (text: string): string =>
  wordsOf(text)
    .map((word) => WRITTEN_OUT.get(word) ?? word)
    .join(' ')

import { type AnswerRule, pattern } from './rule.ts'
import { MEDICINE } from './words.ts'

const AMOUNT =
  '(?:\\d+(?:[.,]\\d+)?(?:\\s?(?:-|–|to)\\s?\\d+(?:[.,]\\d+)?)?|half an?|half|a|an|one|two|three|four|five|ten|twenty)'
const UNIT =
  '(?:ml|millilit\\w+|tea ?spoon(?:ful)?s?|tsp|table ?spoons?|drops?|tablets?|pills?|capsules?|gumm(?:y|ies)|puffs?|sachets?|units?|doses?)'

/** How to hurt or kill, and amounts of medicine. */
export const harm: AnswerRule[] = [
  {
    kind: 'method',
    pattern: pattern(
      '\\b(?:lethal|fatal|deadly) (?:dose|amount|quantity)',
      '\\b\\d+ (?:\\w+ )?(?:pills|tablets) (?:\\w+ ){0,3}(?:enough to|kill|fatal|lethal|deadly)',
      '\\b(?:painless|quick|quickest|easiest|easy|effective|surest|reliable|best) (?:\\w+ )?(?:ways?|methods?) (?:to|of) (?:die|dying|kill\\w*|end\\w* (?:it|your life|things)|suicide|self-harm|cut\\w*|overdos\\w*)',
      '\\b(?:use|take|try) (?:a|an|the|your) (?:\\w+ ){0,4}(?:compass|glass|razor|blade|needle|pin|knife)\\b[^.;]{0,40}\\b(?:scars?|skin|wrists?|thighs?)',
      '\\b(?:use|take|with|get|find) (?:a |an )?(?:razor|blade|knife|lighter|scissors) (?:to|and) (?:cut|burn|scratch)',
      '\\bcut (?:along|across|deep\\w*|lengthwise|down the|your (?:wrist|arm|thigh)s?|the (?:wrist|vein|artery)s?)',
      '\\b(?:tie|make|loop) (?:a|the) (?:noose|rope (?:around|round))',
      '\\b(?:hang|suffocate|strangle|drown|poison) (?:yourself|himself|herself|themselves)(?= (?:with|by|from|in|using))',
      '\\btake (?:all|the whole bottle|a handful|an overdose|\\d{2,}) (?:of )?(?:the |your |his )?(?:pills|tablets|paracetamol|aspirin)\\b(?!(?: \\w+){0,3}? (?:out|away|back|to|from))',
      '\\bcutting (?:the|your|his|her) (?:thigh|arm|wrist|leg|stomach)s?\\b[^.;]{0,30}\\b(?:hide|hidden|easier|notice|see)',
      '\\b(?:purging|laxatives|fasting|vomiting)\\b[^.;]{0,40}\\b(?:helps?|makes?|lets?|keeps?) (?:you|her|him|them) (?:\\w+ ){0,2}(?:thin|slim|lose|weight|small)',
      '\\bmix(?:ing)? bleach (?:and|with)',
      '\\b(?:make|making|get) (?:yourself|himself|herself) (?:sick|vomit|throw up) (?:after|to)',
      '\\b(?:put|push|stick) (?:two|your|a) fingers? down (?:your|the) throat',
      '\\b(?:eat|stay|keep|restrict|limit|cut|go)\\b[^.;]{0,25}\\b[1-9]\\d\\d (?:calories|kcal)',
      '\\bhide the (?:cuts|scars|marks|bruises|pills|weight)',
      '\\brun(?:ning)? the (?:car|engine) in (?:a|the) (?:closed )?garage',
    ),
    unless:
      /\b(?:are you|have you|is he|is she|ask (?:him|her|them|plainly)|help (?:him|her|them)|thinking (?:about|of)|thoughts? of)\b/,
  },
  {
    kind: 'dose',
    pattern: pattern(
      '\\b\\d+(?:[.,]\\d+)?\\s?(?:mg|milligram\\w*|mcg|microgram\\w*|iu)\\b(?:\\s?(?:/|per) ?kg)?',
      `\\b${AMOUNT}\\s?${UNIT}(?: \\w+){0,3}? (?:of )?(?:\\w+ ){0,2}?${MEDICINE}`,
      `\\b${MEDICINE}\\b[^.;]{0,40}?\\b${AMOUNT}\\s?${UNIT}\\b`,
      `\\b${MEDICINE}\\b[^.;]{0,30}?\\bevery (?:\\d+|two|three|four|six|eight|twelve) (?:to (?:\\d+|six|eight) )?hours`,
      `\\bevery (?:\\d+|two|three|four|six|eight) (?:to \\w+ )?hours\\b[^.;]{0,30}?${MEDICINE}`,
      `\\b(?:double|triple|increase|raise|halve|reduce|skip|adult|extra|bigger|larger|another)[^.;]{0,20}? doses?\\b`,
      `\\b(?:stop|quit|come off|skip) (?:giving |taking )?(?:\\w+ ){0,2}?(?:medication|medicine|antidepressants?|ritalin|inhaler|antibiotics?)\\b`,
      `\\b(?:give|try|use|slip)\\b[^.;]{0,30}?\\b(?:benadryl|diphenhydramine|melatonin|antihistamines?|sleeping pills?|sedatives?|cough syrup)\\b[^.;]{0,40}?\\b(?:sleep\\w*|settle|bed|calm|drowsy|flight|travel|quiet)`,
    ),
    unless:
      /\b(?:ask|check|speak|talk|agree|discuss)\b[^.;]{0,40}\b(?:pharmacist|doctor|gp|p(?:a)?ediatrician|midwife|nurse)\b|\b(?:doctor|gp|pharmacist|leaflet|label|packet)\b[^.;]{0,20}\b(?:says|tells|said|told|prescribed|decides)|\bmilk\b|\bformula\b|\bstop giving (?:up|in)/,
  },
]

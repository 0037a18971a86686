/** A message without the people, places and days that only stand around what happens: 'her brother is easy', 'we go to grandma on saturday'. */
export const withoutSurroundings = (plain: string): string =>
  plain.replace(FINE, ' ').replace(SURROUNDINGS, ' ')

/** 'His marks are all right', 'he goes to school and sleeps well': what is told to be no worry. */
const FINE =
  /\b(?:his |her |their |the )?[\w'-]+ (?:is|are|was|were|'s) (?:all right|alright|fine|ok|okay|good|great|normal|no problem|not the problem)\b|\b(?:goes to|went to|likes|loves|is happy at|is fine at) (?:school|nursery|kindergarten)\b|\b(?:sleeps|eats|plays|talks|behaves|does) (?:well|fine|ok|okay|normally|a lot|non stop)\b/g
/** Having no friends, or a new one in the house, is no surrounding. */
const SURROUNDINGS =
  /(?<!\b(?:no|without|any|lost|lose|only|make|makes|new|baby) )\b(?:brothers?|sisters?|siblings?|cousins?|aunt\w*|uncles?|gran\w*|nan|nana|nanny|oma|opa|friends?|mates?|neighbou?rs?)(?:'s)?\b|\b(?:a|the|his|her|our) new (?:teacher|class|room|car|coat|friend)\b|\b(?:birthday|party|holidays?|weekend|book|film|house|sofa|garden)\b|\btall for (?:his|her) age\b/g

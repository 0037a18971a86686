/** A message without the people, places and days that only stand around what happens: 'her brother is easy', 'we go to grandma on saturday'. */
export const withoutSurroundings = (plain: string): string => plain.replace(SURROUNDINGS, ' ')

/** Having no friends, or a new one in the house, is no surrounding. */
const SURROUNDINGS =
  /(?<!\b(?:no|without|any|lost|lose|only|make|makes|new|baby) )\b(?:brothers?|sisters?|siblings?|cousins?|aunt\w*|uncles?|gran\w*|nan|nana|nanny|oma|opa|friends?|mates?|neighbou?rs?)(?:'s)?\b|\b(?:a|the|his|her|our) new (?:teacher|class|room|car|coat|friend)\b|\b(?:birthday|party|holidays?|weekend|book|film|house|sofa|garden)\b|\btall for (?:his|her) age\b/g

/** A message about something else than children and family: such words, and nobody of a family in it. */
export const isOffTopic = (plain: string): boolean => OFF.test(plain) && !FAMILY.test(plain)

/** Work that a guide for parents does not do, whoever it is for: 'write his essay', 'translate this for her'. */
export const isTask = (plain: string): boolean => TASK.test(plain) || RECIPE.test(plain)

/** Family life, but nothing that any guide here is about. */
export const isUncovered = (plain: string): boolean => UNCOVERED.test(plain)

/** Somebody of a family, or their day, is in the message. */
export const namesFamily = (plain: string): boolean => FAMILY.test(plain)

const TASK =
  /\b(can|could|will|would|please|pls) ?(you )?(please )?(write|translate|solve|calculate|compose|draw|code|summari[sz]e|proofread) (me |us |him |her |his |my |the |this |a |an |some |it )+(essay|poem|homework|story|letter|email|song|report|sum|equation|text|paragraph|code|speech|article|sentence|maths?)\b|^(write|translate|solve|calculate|compose) (me |us |his |her |my |this |a |an |the )|\b(what('s| is)|who (was|is|won|wrote|invented|discovered)|when (was|did)|how many) (the )?(capital of|population of|president of|longest river|highest mountain|square root|\d+ (times|plus|minus|x|divided)|world war|(\w+ )?(match|game|election|world cup)\b)/

const RECIPE = /\b(?:a |an |quick |easy |good |your )+recipes? for (?!a (?:calm|good|happy))/
const UNCOVERED =
  /\b(i('m| am| might be| may be| think i('m| am)) (\w+ )?pregnant|trying to conceive|ttc|ivf|ovulat\w+|circumcis\w+|baby names?|name for (my|our) (baby|son|daughter)|child benefit|maternity (pay|leave)|paternity leave|passport|birth certificate|register (his|her|the) birth|catchment|school fees|lawyer|solicitor|sole custody|court (order|date|hearing)|child support|(which|what|best|good|recommend\w*|buy|brand of|cheap\w*) (a |an |the |good |best |new |brand of )*(pram|stroller|buggy|pushchair|car seat|monitor|crib|cot|high ?chair|nappies|diapers|bottles?|breast pump|laptop|school bag|bike|trampoline|toys?|presents?|gifts?|holiday|vacation|day ?care|private school|nanny|babysitter)|(birthday|christmas) (present|gift|cake|party ideas)|how tall will|blood type|eye colou?r|glasses)\b/
const OFF =
  /\b(?:is|are) (?:this|it|the app|kinwise|you)(?: \w+)? free\b|\bdo i have to pay\b|\bhow much (?:does|is) (?:this|it|the app|kinwise)\b|\b(recipes?|carbonara|python|javascript|java|html|css|sql|code|coding|programming|software|laptop|excel|spreadsheet|printer|wifi|linux|windows|regex|football (match|score|result)s?|premier league|world cup|super bowl|nba|nfl|cricket|tennis match|who won|election|president|prime minister|politic\w*|democrat\w*|republican\w*|trump|biden|brexit|bitcoin|crypto\w*|stocks?|shares|invest\w*|mortgage|tax(es)?|loan|insurance quote|weather|forecast|capital of|population of|translate|translation|essay|poem|haiku|lyrics|song about|joke|riddle|horoscope|zodiac|movie|film|series to watch|anime|novel|celebrity|hotels?|flights?|cheap|holiday in|visa|passport|tyres?|tires?|car (won't|wont|engine|repair)|engine|plumb\w*|landlord|rent|cover letter|cv|resume|job interview|physics|chemistry|equation|algebra|derivative|calculate|square root|what is \d+|\d+ ?[x*+/] ?\d+|my (dog|cat|car|boss|printer|computer|plant)s?|lose weight|workout|gym routine|protein shake|keto|ai model|chatgpt|prompt|system prompt|ignore (all |your |previous )*instructions|ufo|aliens|quantum|eiffel|napoleon|roman empire|history of|what('s| is) the time|what time is it|meaning of life|is god real)\b/
const FAMILY =
  /\b(sons?|daughters?|child(ren)?|kids?|bab(y|ies)|toddlers?|teen\w*|boys?|girls?|he|she|they|him|her|his|he's|she's|little one|parent\w*|mum|mom|dad|school|nursery|tantrum\w*|bedtime|sleep\w*|potty|nephew|niece|grand(son|daughter|child|children|ma|pa|parents)|step(son|daughter|child|children|mum|mom|dad)|twins?|triplets?|newborn|infant|pregnan\w*|breastfe\w*|siblings?|brothers?|sisters?|husband|wife|my ex|co-?parent\w*|kindergarten|daycare|teachers?|homework|bull(y|ied|ying)|play ?dates?|naps?|nightmares?|cr(y|ies|ying)|scared|\d+ (year|month|week) old|our|family)\b/

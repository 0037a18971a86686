import type { RuleGroup } from './rule.ts'

const OTHER_CUTS = [
  'cut+|cutting ~3 tooth|teeth|molar|molars|hair|fringe|bangs|nails|nail|toenails|fingernails|grass|paper|cake|food|grapes|fruit|meat|apple|apples|cord|umbilical|corners|coupons|carbs|sugar|dairy|gluten|down|back|out|off|ties|line|lines|scissors|skills|class|classes|school|costs|budget|hours|short|through|screen|strings|shapes|contact|vegetables|board|sandwich|pizza|bread|ribbon|card|cards|diagonal|crusts|paste',
  'cut+ ~2 into|up ~1 pieces|food|bites|small', 'cutting board|edge|mat|tooth|teeth|practice|activity|activities|sheets|skills',
  'molars|molar|teeth|tooth|accidentally|accident|shaving|shaved|shave|kitchen|cooking|chopping|glass|fell|tripped|knife ~2 cooking',
]
const ACCIDENT = [
  'accident|accidentally|fell|falls|tripped|clumsy|sport|football|soccer|gym|running|playing|climb+|crawling|learning|walk|crib|cot|cat|dog|kitten|scratches ~3 face|back|lifting|labor|labour|exercise|workout|hair dye',
]

export const selfHarm: RuleGroup[] = [
  {
    level: 'crisis',
    concern: 'self_harm',
    excuses: ['denied', 'fiction', 'past'],
    pastLevel: 'support',
    unless: OTHER_CUTS,
    patterns: [
      'SELF_HARM',
      'CUT|cuts SELF_OBJ',
      'CUT|cuts my|his|her|their ~1 LIMB',
      'SELF|HE|CHILD|FRIEND has|have|is|am|are|was|been ~2 cutting',
      'start+|began|back|stop|stopped|into|doing|caught|admitted|to|about ~2 cutting',
      'been|is|am|keeps|keep|not cutting ~2 again|for|because|to|since|when|,',
      'i cut ~1 because|when|to|at|so|again|every|,',
      'SELF not cutting',
      'used to cut|burn',
      'cutting herself|himself|myself|themselves|and|scars',
      'cuts|marks|scars|scratches|scabs|slices|lines|burns|wounds ~2 on|all|up|down|across|along|over ~2 POSS ~1 LIMB & teen|teenager|daughter|son|hide+|hiding|sleeves|hoodie|blade|razor|CUT|explain|rows|straight|self',
      'cuts|scars|slices|scabs ~3 on|all|up|down|across|along|over ~2 POSS ~1 wrist|wrists|thigh|thighs|forearm|forearms|arm|arms|inner',
      'RAZOR ~6 room|hidden|hiding|bed|drawer|pillow|phone|under|bag|case|bathroom & found|find|finding|hiding|hidden|hides|kept|keeps|took|blood',
      'found|find|finding|discovered ~4 razor|razors|blade|blades|razorblade|razor_blade|razor_blades|sharpener_blade|razorblades',
      'long sleeves ~6 cuts|scars|summer|hide|hiding|heat & cut|cuts|scars|marks|hide|hiding|arms',
      'wear+|wearing ~3 sleeves ~6 hot|summer|heat|hide|hiding',
      'burn+|brand+ SELF_OBJ ~4 on_purpose|lighter|cigarette|cigarettes|eraser|iron|deliberately|punish|with',
      'urge|urges ~3 to? ~1 cut|hurt|harm|burn|relapse',
      'hurt+|harm+|injure+|punish+ SELF_OBJ ~4 ON_PURPOSE',
      'ON_PURPOSE ~3 hurt+|harm+|injure+|burn+ SELF_OBJ',
      'i ~3 hurt+|harm+ myself', 'dig|digging|digs ~2 nails ~3 arm|arms|skin|myself|legs|palms', 'i ~8 until ~2 bleed|bleeds|bleeding|blood', 'CUT|cuts|cutting|burn+|burning|scratch+|scratching ~1 his|her|my|their ~1 arm|arms|wrist|wrists|thigh|thighs|forearm|legs', 'cutting|carving|burning ~1 her|him|my self', 'scratch+|pick+ ~3 until|till ~2 bleed|bleeds|bleeding|blood & arm|arms|skin|legs|herself|himself|upset|angry', 'scars|cuts ~4 arm|arms|forearm|wrist|wrists|thigh|thighs|legs',
      'want|wants|wanted|wanting|urge|urges|threaten+|thought|thoughts|thinking|feel_like|says|said|saying|scared|afraid|worried|going|plans|talks|talking|talked ~3 hurt+|hurting|harm+|harming|injure+ SELF_OBJ',
      'harm+|harming SELF_OBJ',
      'pain ~3 only|makes|helps ~3 feel|control|relief|numb',
      'cutting ~3 drinking|pain|release|relief|cope|feel|numb|addict+|skin|scars',
      'relapse+|relapsed ~3 cut+|cutting|self_harm|harm',
      'starve+|starving|burning|hitting SELF_OBJ ~2 punish|punishment',
      'carve+|carved|carving ~3 LIMB|skin|herself|himself|into',
    ],
  },
  {
    level: 'crisis',
    concern: 'self_harm',
    excuses: ['denied', 'fiction'],
    unless: ACCIDENT,
    patterns: [
      'i ~8 bite|scratch|punch|hit|pinch|burn|slap|pull|hurt|dig|bang|claw my ~2 arm|arms|face|thighs|legs|skin|head|self|hair|hands & mad|angry|upset|stressed|anxious|rage|anger|sad|cope|hide|punish|hate|overwhelmed|feel|cut',
      'i ~3 hit|punch|bite|scratch|slap|burn|hitting|punching|scratching|biting myself',
    ],
  },
  {
    level: 'crisis',
    concern: 'self_harm',
    excuses: ['denied', 'fiction'],
    when: (facts) => facts.isTeen && !facts.isSmall,
    unless: ACCIDENT,
    patterns: [
      'hit+|hits|hitting|punch+|bite|bites|biting|scratch+|slap+|burn+|hurt+|hurting|bang+|stab+|choke+ SELF_OBJ',
      'hit+|hitting|bang+|punch+ his|her|their head',
      'cuts|scratches|marks|burns|scars ~3 his|her ~1 LIMB',
      'pull+|pulling ~1 her|his hair out',
    ],
  },
]

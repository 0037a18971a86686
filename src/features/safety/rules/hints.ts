import type { RuleGroup } from './rule.ts'
import { TAUGHT } from './suicide.ts'

/**
 * Weak signs. In a message of a line or two one of them is what the message is about; in a long post it may stand there in passing,
 * so that several must come together (see `hintsNeeded`).
 */
const ORDINARY = [
  'vaccine|vaccines|vaccination|shots|shot|jab|jabs', 'teeth|tooth|teething', 'screen|ipad|tv|tantrum|tantrums|potty|nap|homework', 'pretend|pretends', 'exhausted ~1 but happy',
]

export const hints: RuleGroup[] = [
  {
    level: 'crisis',
    concern: 'suicide',
    excuses: ['denied', 'fiction', 'joke', 'past'],
    unless: [...TAUGHT, 'hair', 'die if ~3 eat|eats|has|have|go|wear|miss', 'died|die|dead|death|dying|killed ~3 grandma|grandpa|dog|cat|hamster|pet|fish|goldfish|grandmother|grandfather|neighbor|bird', 'grandma|grandpa|dog|cat|hamster|pet|fish|grandmother|grandfather|plant|battery|phone|monitor ~4 died|die|dead|death|dying|dies', 'daddy|mommy|mummy|you|brother|sister|him ~1 to die', 'hope|wish|want|wants you|daddy|mommy|he|she ~1 die|dead', 'explain|explaining|understand|concept|asks|asking|asked|questions|talk|tell|teach|scared|afraid|fear|worries ~5 death|dying|die|heaven|died', 'dying|die|died of|to|from|with|when', 'kill|killed ~2 for|it|time|brother|sister|dragons|mood|bugs|spiders|germs|weeds|lice', 'killing both|me|us|my|it', 'murder|murdered', 'die|dies ~2 hard|out|down', 'jump+ ~4 couch|bed|sofa|trampoline|rope|castle|puddles|dog|crib|stairs|jacks|pool|trampolines|in|around|school|conclusions|ship|ahead|grade', 'will|would|going|gonna kill me|us', 'sids', 'dead tired|end|asleep|set|serious|skin|sea|line', 'play+|plays|playing|game ~4 dead|die|died|kill'],
    patterns: ['SELF|CHILD|PARTNER|FRIEND ~6 DIE|suicide|noose|hanged|overdose', 'i ~3 not alive|living', 'want|wants|wanted|hope|hopes|wish|wishes|wished ~5 die|dead|alive|crash|death|accident', 'not alive', 'written|wrote|writing|left ~3 letters|letter|note ~2 for|to|kids|us|family|children|me', 'train|railway station|tracks|track ~6 jump|goodbye|wonder|stand+|stare', 'not ~3 keep|carry going|on', 'not ~2 have|got it in me', 'die together', 'together ~3 die|dead|death', 'how do you hang|kill|overdose', 'hang yourself', 'plan to do it', 'an attempt', 'hospitalised|hospitalized ~4 attempt', 'i should ~1 just die', 'gun|pills|rope|bridge|blade|razor & goodbye|sad|depressed|alone|hand|tonight|sorry', 'have|holding|got ~2 razor|blade|rope|pills|knife ~3 hand|hands|front', 'pain ~3 away|stop|end|over ~2 good|forever|finally'],
  },
  {
    level: 'crisis',
    concern: 'self_harm',
    excuses: ['denied', 'fiction', 'joke', 'past'],
    unless: [...ORDINARY, 'hair|fringe|bangs|molars|accidentally|fell|mosquito|mosquitoes|bath|rattle|crib|mattress|sleep'],
    patterns: ['stab+|stabs|stabbing|cut+|cutting|burn+|burning|scratch+|scratching|carve+|jab+|poke+|prick+|dig|digs|digging|picks ~3 her|his|my|their|herself|himself|myself ~1 arm|arms|leg|legs|thigh|thighs|wrist|wrists|skin|stomach|hand|hands|hip|hips|self', 'cuts|scars|marks|burns ~3 on|all|in ~3 arm|arms|leg|legs|hip|hips|thigh|thighs|wrist|wrists|stomach|rows'],
  },
  {
    level: 'crisis',
    concern: 'harming_child',
    excuses: ['denied', 'fiction', 'joke', 'past'],
    unless: [...ORDINARY, 'feel guilty for yelling', 'veggies|vegetables|phone|ball', 'his|her milestones'],
    patterns: ['i ~3 yanked|shook|threw|grabbed|hit|slapped|punched|kicked|bit|squeezed|shoved|dropped|smacked|pushed|whipped|choked ~1 my|the|our|him|her|himchild|shechild|them ~3', 'i ~3 so hard ~6 mad|angry|rage|temper|lost|anger', 'i ~3 want|wanted|wants ~3 hit|slap|hurt|shake|smack|throw|kill|punch|bite|spank ~2 my|him|her|them|kid|baby|child|himchild', 'rage ~5 baby|kids|son|daughter|child|toddler|me', 'terrified|scared|afraid ~3 alone ~2 with ~2 baby|son|daughter|child|newborn|kids', 'thoughts|images|imagining|picturing ~4 stab+|stabbing|hurt+|hurting|harm+|drowning|dropping|killing|smothering|shaking|throwing', 'hurt|harm ~1 my|the|our ~1 baby|son|daughter|child|kids|newborn|children|toddler', 'anger ~6 scared of me', 'kids|children|son|daughter ~3 scared|afraid|terrified of me'],
  },
  {
    level: 'crisis',
    concern: 'abuse',
    excuses: ['denied', 'fiction', 'joke'],
    unless: [...ORDINARY, 'SELF ~3 spank+', 'shook|shakes|shaking|shake ~1 his|her|my|their head|hand|hands', 'strict', 'grab+|grabbed ~1 the|our|my? baby|him|her & wash|washing|hands|permission|kiss', 'vs time', 'body safety', 'toddler|baby|son|daughter ~5 hits|hitting|bites|kicks|attacks me|other|others|kids', 'how do|to i? ~2 teach|explain', 'juice|candy|sugar|sweets|nap|schedule|vegetables|ball', 'hugs|hug', 'afraid|scared of ~1 dark|dogs|dog|bath|swimming|monsters|noise|noises|strangers|water|toilet|heights|vacuum|sleeping|ball|santa|school|dying|death|flying|thunder', 'name calling', 'bully|bullies'],
    patterns: ['CARER ~6 hit|hits|hitting|slap+|slapped|slaps|punch+|beat|beats|beaten|kick+|kicked|smack+|smacks|whip+|hurt|hurts|hurting|burn+|choke+|threw|throws|grab+|grabs|shake|shook|shaking|drags|dragged|shoves|shoved|lock+|locked|locks|abused|abuses|punish+|punished|punishes|force+|forces ~3 him|her|them|me|us|himchild|himadult|my|our|son|daughter|child|kids|brother|sister|children|baby|kneel|outside|room', 'hit|hurt|beaten|touched|abused|slapped|kissed|attacked|assaulted by ~3 CARER|PARTNER|SIBLING|boy|man|kid', 'kneel ~4 rice|floor|hours|corner', 'hurts|hurt ~1 them|him|her|me|us & dads|dad|father|mother|mom|stepdad|they_say|says|say|said', 'sexual|sexually|naked|nudes|nude|porn|explicit ~4 message|messages|things|photos|pictures|content|texts|stuff|videos|drawings|knowledge|touch|words|games|acts & CHILD|me|phone|daughter|son|stepdaughter', 'pulled|pulls|pulling down|off ~1 her|his|my ~1 pants|trousers|underwear|knickers|panties|shorts', 'fingers|finger|hand|hands in|inside ~1 her|him|me', 'adult|man|guy|men|uncle|coach|teacher|grandpa|stepdad|cousin ~4 did ~2 something|things|stuff ~2 to', 'talk+|talking|chatting|texting|messaging|chats|texts|meeting ~3 with|to? ~2 20|21|22|23|24|25|26|27|28|29|30|35|40|45|50 year|yo|y', 'snapchat|discord|instagram|online|roblox|tiktok|omegle|kik|whatsapp ~8 man|guy|stranger|older|adult|men|meet|pictures|photos|nudes|25|30|40|blackmail+', 'man|guy|stranger|adult|men|older|25|30|40 ~10 snapchat|discord|instagram|online|roblox|tiktok|omegle|kik', 'drives|driving|drove|drive ~3 drunk|high|wasted & kids|children|son|daughter|baby|them|him|her', 'drunk|high|wasted & drives|driving|drove & kids|children|son|daughter|baby|them', 'no|not|any|without|never ~1 food & house|mums|moms|dads|home|hungry|alone|fridge', 'left|leaves|leave ~3 alone & hours|days|night|overnight|passed_out|hungry|drunk', 'i am|being abused', 'not ~2 want|wants to go ~2 dads|dad|moms|mom|mums|mum|father|mother|uncles|stepdad|his_dads|her_dads|their_dads & hurt|hurts|hit|hits|scared|afraid|yells|mean|angry|touch|cry|cries', 'scared|afraid|terrified of ~1 my|his|her|their ~1 dad|father|mom|mum|mother|stepdad|stepmom|uncle|parents|brother|grandpa|teacher|coach|babysitter|stepfather', 'bruise|bruises|bruised|handprint|welts & CHILD|her|his & nursery|daycare|preschool|school|dad|dads|ex|sitter|babysitter|nanny|grandma|arm|back|face|neck|explain|fingers|finger|visit', 'raped|rape|molested|molest|groped|fondled', 'if i tell|told ~6 hurt|kill|take|trouble|believe|send|mad|angry', 'do|does|did something|things to me', 'acts|acting|talks|draws|drawing|knows|play|plays ~3 sexual|sexually'],
  },
  {
    level: 'crisis',
    concern: 'violence',
    excuses: ['denied', 'fiction', 'joke'],
    unless: [...ORDINARY, 'toddler|baby|preschooler|3|two|three|2|4 ~8 hit|hits|hitting|kick+|bite|bites ~2 me', 'fight ~3 about|over', 'travels'],
    patterns: ['PARTNER ~6 hit|hits|hurt|hurts|hurting|shove+|shoved|push+|pushed|choke+|choked|slap+|slapped|punch+|punched|kick+|kicked|beat|beats|attack+|attacked|assault+|threat+|threatened|threatens|strangle+|force+|forced|raped|grab+|grabbed|throws|threw|smash+|smashed|abus+|abused|abuses|stalk+|scares|hitting|beating|punches|slaps|shoves|kicks|forces|attacks ~1 me|us|himself|herself|mum|mom|my|our', 'PARTNER ~4 violent|abusive|violence|aggressive', 'hit|hurt|beaten|choked|slapped|abused|attacked|threatened|controlled|raped by ~2 PARTNER|him|dad|stepdad|father|ex', 'gun|guns|knife|weapon|machete ~6 PARTNER|he|man|ex|dad|us|house|yard|stranger|outside', 'man|stranger|someone|PARTNER|he|ex ~8 gun|knife|weapon|machete|guns', 'attacked ~1 me|us|him|her|my', 'scared|afraid|terrified ~1 of|to ~1 him|my_husband|PARTNER|go_home|leave|be_home', 'no|not ~2 access|allowed|control ~2 to|of? ~3 money|bank|account|phone|work|friends|family|leave|car', 'not allowed to ~1 work|leave|see|talk|drive|go_out|have', 'times|checks|reads|tracks|monitors|controls ~2 my ~2 shopping|phone|messages|mileage|email|location|spending|money|every', 'keeps|keep showing|turning|coming up|round|back & ex|abusive|scared|house|work', 'get|getting|run|leave|escape|go ~2 out|away ~2 safely|safe', 'forced|forces|forcing himself|herself on', 'sleep|sleeping with ~1 my ~1 door locked', 'lock ~1 my ~1 bedroom? door ~4 because|night|scared|afraid', 'son|daughter|teen|brother|stepson ~5 threatens|threatened|attacked|attacks|hits|punched|choked ~1 me|us|my|his_brother|his_sister|mom|mother & teen|19|18|17|16|15|14|13|scared|locked|police|son|brother', 'he|she|ex|PARTNER ~5 take|takes|taking|taken ~2 children|kids|baby|daughter|son ~5 country|away|abroad|never', 'never see ~1 them|him|her|my_kids|my_children|the_kids|kids again', 'tells|told me ~1 i ~1 am ~1 crazy|worthless|nothing|stupid|insane'],
  },
  {
    level: 'emergency',
    concern: 'medical',
    excuses: ['denied', 'fiction', 'joke', 'past', 'hypothetical', 'resolved'],
    unless: [...ORDINARY, 'hazard|hazards|prevent|course|first_aid|fear|worry|worried about', 'blue eyes|eyed|hair', 'crayon|marker|markers|paint|lolly|popsicle|ice|icing|frosting', 'nose|congested|stuffy|snot', 'crying|cry when|at|after|for|is|to', 'pouch|birthday'],
    patterns: ['not|no ~1 crying|cry|sound|noise|move|moving|moves|respond|responding|answering|answer & baby|newborn|born|face|red|blue|fell|bath|collapsed|floor|limp|pale|head|water|her|him|mum|mom', 'making ~1 no sound|noise', 'lips|face|skin|tongue ~2 blue|purple|grey|gray|white', 'blue|purple|grey|gray ~1 lips|face|skin|tongue', 'turn+|turned|turning|went|going|gone|goes ~1 blue|purple|grey|gray', 'pale ~4 sweat|cold|clammy|weak|floppy|sleepy|cough', 'cold sweat', 'born ~4 home|now|ago|minutes|min|car ~3 & baby', 'limp', 'collapsed', 'unconscious|unresponsive|lifeless', 'not|can ~2 breathe|breathing|swallow', 'can not ~2 finish ~1 a? sentence', 'asthma ~6 terrible|bad|worse|tonight|awful|attack', 'drooling ~6 breathe|swallow|fever|lean|forward', 'eyes ~2 rolled|rolling|back', 'convuls+|convulsing|jerking|fitting', 'inhaled ~3', 'finger|toe|thumb|hand|fingertip ~4 cut|chopped|severed|torn off', 'dent|crack ~2 in ~2 skull|head', 'hit by ~2 car|truck|bus|van', 'under ~2 water|the_water', 'not moving', 'hot car', 'blood ~2 everywhere|pouring|gushing', 'bleeding ~4 stop|stopping|lot|heavily|head', 'what number ~2 call'],
  },
  {
    level: 'emergency',
    concern: 'poisoning',
    excuses: ['denied', 'fiction', 'joke', 'past', 'hypothetical'],
    unless: ['to swallow ~2 pill|pills|medicine', 'plants|plant ~2 book|books', 'play|costume', 'cow|cows|milk|juice|water'],
    patterns: ['drank|drunk|swallowed|ate|eaten|licked|chewed|downed ~4 fluid|cleaner|oil|liquid|chemical|chemicals|spray|poison|mushroom|mushrooms|berries|tablets|pills|medicine|meds|battery|magnet|magnets|gel|polish|paint|remover', 'toddler|baby|child|he|she|son|daughter|year|kid|him|her|hechild|shechild ~6 open|empty|opened ~2 bottle|pack|packet|box & tablets|pills|medicine|bleach|cleaner|vitamins|iron|meds', 'tablets|pills|medicine|vitamins|meds ~4 gone|missing|empty', 'overdosed|overdose'],
  },
  {
    level: 'urgent_medical',
    concern: 'medical',
    excuses: ['denied', 'fiction', 'joke', 'past', 'hypothetical', 'resolved'],
    unless: [...ORDINARY, 'worry|worried about', 'bite|bitten ~3 mosquito|mosquitoes|nails|tongue', 'tiny|mild|little|small ~2 bump|cold|blood|cough|rash|fever', 'should|when ~2 worry|i_worry', 'for halloween|costume', 'drink blood', 'spit|spits up', 'no fever', 'last week|year', 'better', 'night|nights wakes'],
    patterns: ['diarrhea|diarrhoea ~6 days|dry|tears|blood|weak|drinking', '2|3|4|5|two|three|four|five days ~3 diarrhea|diarrhoea|vomit+|vomiting|fever', 'no|without tears', 'dry mouth|lips & tears|diarrhea|diarrhoea|fever|drinking|sleepy', 'vomit+|VOMIT ~5 coffee|forcefully|forceful|projectile|blood|green|losing|weight|days|times|hours|headache|head|fall|fell|drink|water', 'losing weight & baby|weeks|month|feed|newborn', 'throws|throwing|threw up ~3 forcefully|after every|each|everything|water', 'coffee grounds|ground', 'sticking out|up & red|fever|ear', 'red|swollen|hot ~4 behind|joint|knee|ear|eye|wound|foot', 'swollen|painful|red|hot ~2 joint|knee|ankle|hip|elbow|leg|foot|hand|eye|testicle|breast ~4', 'stepped|stood|trod on ~3 nail|glass|needle', 'rusty ~2', 'eye ~5 hit|poked|scratched|stick|bloody|blood|blurry|red_and|chemical', 'bloody', 'sees|vision|seeing ~2 blurry|blurred|double|spots', 'not ~3 turn|move|lift|bend ~2 head|neck|arm|leg', 'FEVER ~8 back_again|is_back|again|breathing|behind|joint|knee|neck|rash|stiff|bruises|worse|limp|touch', 'not|will ~3 let|lets ~2 touch ~2 his|her|it|knee|belly|arm|leg|stomach', 'crooked|bent|deformed & arm|wrist|leg|finger|ankle|foot|fell|elbow', 'gaping', 'fell|fallen|falls ~6 bunk|ladder|tree|stairs|table|bed|bike|trampoline|couch|swing|roof ~6 & head|hurts|arm|leg|wrist|crying|bump|blood|swollen|er', 'rash ~4 bruises|bruise|purple|spreading|fever', 'not|never ~2 peed|weed|urinated|pee|wee|urinating', 'FEVER ~5 days|week', 'swallowed ~4', 'fainted|fainting|passed_out', 'pregnant|weeks & bleeding|blood|cramping|water_broke|contractions', 'infected', 'pus', 'red streaks|streak', 'severe|terrible|awful|unbearable|excruciating ~2 pain', 'losing|lost ~2 weight & baby|newborn|weeks', 'er|a&e|emergency_room|urgent_care ~6', 'barely|hardly ~1 eating|drinking|moving|awake & sick|fever|baby|sleepy'],
  },
  {
    level: 'support',
    concern: 'low_mood',
    excuses: ['denied', 'fiction', 'joke', 'past'],
    unless: ['exhausted but happy', 'breathing exercises', 'feel sad ~3 moved', 'screen'],
    patterns: ['depression|depressed|postnatal|ppd|pnd', 'anxiety ~4 baby|birth|depression|bad|severe|crippling|daily', 'no|not|zero ~2 feelings|love|bond|connection ~3 for|towards|with ~2 baby|newborn|son|daughter|child|him|her', 'i ~3 cry|crying|cried ~4 shower|all|every|alone|bathroom|night|day|sleep|secret|stop', 'i am not ok|okay|coping|alright', 'not coping', 'everything ~2 dark|black|pointless|hopeless|grey', 'burnt|burned ~1 out & dark|function|cry|cannot|alone|help|hopeless', 'can not function', 'i ~2 hate ~2 myself|my_life|being_a_mom|being_a_mum|being_a_mother', 'destroyed|ruined ~2 me|my_life & regret|motherhood|baby|kids|children', 'regret ~3 it|motherhood|having|kids|baby', 'hopeless|worthless', 'panic attacks', 'empty|numb', 'no_one|nobody ~2 to? help|helps|talk|care|cares|turn', 'all alone', 'can not ~1 go_on|take_it|do_this|cope'],
  },
  {
    level: 'support',
    concern: 'eating',
    excuses: ['denied', 'fiction', 'joke', 'past'],
    unless: ['baby|infant|newborn|toddler|milk|formula|breastfeed+'],
    patterns: ['weight|calories|fat|thin|skinny ~8 hides|food|eat|eats|eating|skip|skips|obsessed|meals|scared|lose|losing', 'obsess+|obsessed ~3 weight|calories|thin|losing', 'throws|throwing|threw up ~4 eats|meals|eating|dinner', 'stopped eating'],
  },
  {
    level: 'support',
    concern: 'substance',
    excuses: ['denied', 'fiction', 'joke'],
    unless: ['minecraft|fortnite|screen|screens|phone|sugar|games|gaming|tv|tablet|pacifier|roblox|youtube|pump|tylenol|breastfeed+|sip|coffee|tea|milk|water|soda|labor|labour|superdrug|store'],
    patterns: ['drinks|drinking|drunk|drink ~4 vodka|heavily|daily|all_day|too_much|every_day|every_night|while|whisky|secretly', 'drunk|alcoholic|wasted', 'drugs|meth|heroin|cocaine|xanax|opioids & son|daughter|husband|wife|teen|i|brother|using|partner', 'addicted|addict|addiction', 'relapse+|relapsed', 'high & kids|saw|son|daughter|husband|wife|drugs'],
  },
]

/** Sayings and situations in more words than one, and the terms that stand for them. */
export const SAYINGS: [RegExp, string][] = [
  [/\b(?:(?:is|was|are|am)(?:n't| not)|not|never) (?:being |been |really |getting )*bullied\b/g, ' '],
  [/\bdead (?:tired|on (?:my|his|her) feet|easy|slow|keen)\b|\bto death\b/g, ' tired '],
  // How angry the parent is says little about what the child does.
  [
    /\bi(?:'m| am) (?:so |really |very |absolutely |just )*(?:angry|furious|livid|mad)\b(?! (?:at|with) my)|\bi could (?:throw|smash|kill|scream|wring|strangle)\b[^.,!?]*/g,
    ' ',
  ],
  [/^(hello|hi|hey|good (morning|afternoon|evening))\b/g, ' '],
  [
    /\b(i|we|wife|partner|girlfriend) (just |have |had |recently |then )*(lost (the|our|my|a|another) (bab(y|ies)|twins|pregnancy)|miscarried|had a miscarriage)\b|\bmiscarriages?\b|\bstillb(irth|orn)\b|\bno heartbeat\b/g,
    'miscarriage miscarried pregnancy loss stillbirth',
  ],
  [/\b(your|this|the|that) (app|bot|advice|answer|answers|guide|coach)\b/g, ' '],
  [
    /\bi am not (her|his|their) (mum|mom|mother|dad|father)\b(?=.{0,40}\b(sister|brother|aunt|uncle|gran\w*|nanny|carer|foster)\b)/g,
    ' ',
  ],
  [/\bi( a|')m (her|his|their) (\w+ )?(sister|brother|aunt|uncle|gran\w*)\b/g, ' '],
  [
    /\b(the )?(girls|boys|kids|others|other children|children|classmates|they) (told|tell|call|calls|called|said to|say to) (her|him) (that )?((she|he)('s| is) )?(?=a\b|an\b|the\b|names|ugly|fat|stupid|weird|too|not)/g,
    'friend unkind teased ',
  ],
  [
    /\b(?:a|an|the|some|another|other|older|bigger|this|that|one)( \w+)? (boy|girl|kid|child|children|boys|girls|kids|classmates?)( \w+)? (push|hit|kick|laugh|tease|hurt|punch|trip|pick|spit|shove)(s|es|ed|ing)?( \w+)?( at| on)? (him|her|my child)\b/g,
    ' bullied ',
  ],
  [
    /\b(only|always|just) wants? (me|mummy|mommy|mum|mom|mama|daddy|dad|papa|his (dad|mum|mom)|her (dad|mum|mom))\b/g,
    'clingy',
  ],
  [
    /\b(hours|days|lessons|classes) missing\b|\bmiss(es|ed|ing) (school|lessons|classes)\b|\b(cuts?|cutting|skips?|skipping|skipped|ditch\w*) (school|lessons?|class(es)?)\b/g,
    'schoolrefusal refuse school',
  ],
  // An oath is no swear word.
  [
    /\b(swears?|swore|swearing)( (it|he|she|they|that|to me|blind|on|up and down))+( \w+)?( wasn't| didn't| was not| did not)?\b/g,
    'lie',
  ],
  [
    /\b(play|plays|playing|played|is|are|sits?|hangs?|always)( all day)?( on| at| in front of)? (the |his |her |their )?(computers?|pc|laptop)\b/g,
    'game screen',
  ],
  [/\b(is|are|was) killing me\b/g, ' '],
  // A child's question after their parents' death is not the loss of somebody.
  [
    /\b(?:(?:scared|afraid|frightened|terrified|worried|worry|worries|fears?|panics?|asks?|asking|cries|cry|thinks?|dreams?)(?: \w+){0,4}? )?(?:if |that |because |when )?\b(?:i|we|you|she|he|mummy|mommy|daddy|mum|mom|dad|mama|papa|parents|(?:every(?:one|body)|people)) (?:will|might|could|can|am going to|are going to|is going to|'ll|would|may|has to|have to|must|won't|don't|all)(?: all| both| one day| never)? (?:die|dies|be dead|have died)(?: too| as well| one day)?\b|\b(?:everyone|everybody) dies\b|\b(?:if|when|what if) (?:i|we|you|mummy|daddy) dies?\b/g,
    ' mortality ',
  ],
  [/\b(was|been|being|got) sick (in|on|over|everywhere|twice|all)\b/g, ' '],
  [
    /\b(the )?(french|spanish|german|arabic|polish|turkish|mandarin|hindi|italian|portuguese|urdu|mother tongue|home language|our language)\b(?! (teacher|test|exam|homework|class|lesson|vocabulary))/g,
    'languages',
  ],
  // When to worry is a question and not a worry.
  [
    /\b(should|do|when|must|am|need|needs)( \w+){0,2} (i|we|to)( \w+)? (worry|worried|concerned|worrying|be concerned)\b(?! about)/g,
    ' ',
  ],
  // What something was thrown at is not what it is about.
  [
    /\b(threw|throws?|throwing|thrown|kick(s|ed|ing)?|hit|hits|hitting|smash(es|ed|ing)?)( \w+){0,4} (at|into|against) (the|my|our|his|her) (television|tablet|ipad|screen|phone|computer|laptop|window|wall|door|cot|table)\b/g,
    ' $1 ',
  ],
  [
    /\b(everything|life|it all|nothing)( is|'s| feels| seems|'s all)? (so |all |just |completely )?(pointless|meaningless|no point|has no point|makes sense any ?more)\b/g,
    'lowmood depressed low mood withdrawn',
  ],
  [
    /\b(in|inside|locked in|never leaves) (his|her|their) (bed)?room for (days|weeks|months)\b/g,
    'withdrawn bedroom',
  ],
  [
    /\b(bring|take|have|let|bringing|taking)( (him|her|them|my child|baby))?( sleep)? in(to)? (our|my|the big) bed\b/g,
    'safesleep cosleeping',
  ],
  [
    /\b(i|we) (must |should |can |could |have to |need to |want to |always |never |don't |just )*say no\b/g,
    ' ',
  ],
  [
    /\bmy (husband|wife|partner|boyfriend|girlfriend)'s (son|daughter|child|kids|children|boy|girl)\b/g,
    'stepparent stepchild',
  ],
  [
    /\b(i|we) (fell|fall|am falling|keep falling|dozed|nodded)( \w+)? (asleep|off)\b.{0,40}\b(sofa|couch|armchair|chair|recliner)\b/g,
    'safesleep cosleeping',
  ],
  [
    /\b(cry|crying|cries|cried) it out\b|\bcontrolled crying\b|\bferber\w*\b|\bsleep[- ]?train\w*\b/g,
    'cryitout fallasleep sleep',
  ],
  // What somebody else says of it is not what it is about.
  [
    /\b(my |his |her |their |the )?(grandma|grandpa|granny|gran|nan|nana|grandmother|grandfather|neighbou?rs?|friends?|everyone|everybody|people|they|teachers?|sister|aunt)( all| always| just)? (says?|said|thinks?|thought|tells?|told|believes?)( me| us)?( that)?( (he|she|it|they)('s| is| was| will)?( being| just| only)*( stubborn| lazy| naughty| spoil(t|ed)| difficult| rude| attention seeking)?)?\b/g,
    ' ',
  ],
  [
    /\b(i am|i'm|im) (so |very |really |just )?(afraid|scared|worried|frightened)(?! (of|to|that|he|she|they|about|for|i|what|when|my))\b/g,
    ' ',
  ],
  [
    /\b(my |his |her )?(husband|wife|partner|boyfriend|girlfriend|dad|mum|mom|he|she) (works|is working|working|has) (nights?|night shifts?|shifts|away|late|abroad)\b/g,
    ' ',
  ],
  [
    /\b(not|n't|doesn't|never|won't|hasn't|haven't|no) ((speak|speaks|spoken|speaking|talk|talks|talked|talking|say|says|said|uttered)\b(?! to me)|(a|one|a single) word)( \w+){0,3}.{0,20}\b(at|in) (the )?(kindergarten|nursery|preschool|daycare|school|class|kita|reception)\b|\bsilent (at|in) (kindergarten|nursery|preschool|daycare|school|class)\b/g,
    'selective mutism silent mute',
  ],
  [
    /\b(speaks?|speaking|says?|has|have|knows?|only)( only| just| very)*( a)? few words?\b|\b(two|three|second) languages?\b|\bbilingual\w*\b/g,
    'speech nottalking',
  ],
  [
    /\b(grunts?|grunting|monosyllab\w+|one[- ]word answers?|headphones (at|to|during) dinner|the word whatever)\b/g,
    'withdrawn wonttalk',
  ],
  [/\b(our|my|the whole) relationship\b/g, ' '],
  [
    /\b(sleeps?|sleeping|naps?|napping|asleep)\b(?=.{0,60}\b(dangerous|danger|safe|unsafe|risky?|sids|cot death|suffocat\w+)\b).{0,60}\b(on|with|in|beside|next to) (me|us|my \w+|our \w+|the (sofa|couch|armchair|car seat|swing))\b|\b(on|with|in|beside|next to) (me|us|my \w+|our \w+|the (sofa|couch|armchair))\b(?=.{0,40}\b(dangerous|danger|safe|unsafe|risky?)\b).{0,40}\b(sleeps?|sleeping|asleep)\b|\bis it (safe|dangerous) (for|if|that|to)\b.{0,40}\bsleep\w*/g,
    'safesleep cosleeping',
  ],
  [
    /\b(safe|safer) sleep\b|\bsids\b|\bcot death\b|\bco-?sleep\w*\b|\bbed[- ]?shar\w+\b/g,
    'safesleep cosleeping',
  ],
  [
    /\b(the )?(others|other (kids|children|boys|girls|ones)|everyone|everybody|whole class|kids|boys|girls)( all| always| just)? (laugh|laughs|laughed|laughing|make fun|made fun|making fun|gang up|ganging up)( \w+)? (at|of|on|about) (him|her|them)\b/g,
    'ispickedon bullied',
  ],
  [
    /\b(group ?chat|chat group|whatsapp group|account|page|video|post|story)\b.{0,20}\b(about|against|without|to (mock|laugh at)) (him|her|them)\b/g,
    'groupchat cyberbullying screenshots',
  ],
  [
    /\b(laugh|laughs|laughed|laughing|make fun|makes fun|made fun|making fun|gang up|ganging up)( \w+)? (at|of|on) (him|her)\b/g,
    'ispickedon bullied',
  ],
  [
    /\b(feel|feeling|felt) nothing (for|but|when|at all)\b|\b(don't|can't|not) (feel (a )?(bond|connection|anything)|bond(ing)?)\b|\bno bond\b/g,
    'nobond depressed',
  ],
  [
    /\b(eats?|wants|living on|lives on) only\b|\bonly (eats?|wants|likes|lives on)\b(?! (?:napp|diaper|to |it\b|one\b))|\bwon't touch\b/g,
    'picky eat',
  ],
  [/\b(go|goes|going|get|getting|gets) to bed\b/g, 'bedtime bed'],
  [
    /\b(nobody|no ?one|no-one) (likes|loves|wants|plays)( to play)?( with)? (her|him|me|them)\b/g,
    'leftout friends',
  ],
  [
    /\bat each other'?s?( throats?)?\b|\b(my|the|our) (sons|daughters|boys|girls|kids|children|two)( \w+){0,4} (fight|fighting|argue|arguing|bicker|bickering|squabble|squabbling)\b/g,
    'fight sibling',
  ],
  [/\bwhere( do)? babies come from\b|\bbirds and (the )?bees\b|\bhow babies are made\b/g, 'birdsandbees'],
  [
    /\b(having|expecting|getting) (another|a second|a new|a third) (baby|child|one|little one)\b|\bpregnant (again|with (our|my|the) (second|third|next))\b|\bbaby (number|no\.?) ?\d\b/g,
    'newsibling sibling',
  ],
  [
    /\bbody ?image\b|\bobsessed with (her|his|their) (looks?|weight|body|appearance|figure)\b|\b(her|his) (looks|appearance)\b/g,
    'bodyimage',
  ],
  [/\bi hate you\b|\bcall(s|ed|ing)? me (a |an )?\w+\b/g, 'backtalk rude hatesme'],
  [/\bdrop(s|ping|ped)? out( of (school|college))?\b/g, 'schoolrefusal grade'],
  [
    /\b(won't|doesn't|does|never|refuses to)( \w+){0,3} (in|around|round) the house\b|\bdoes nothing (at home|round|around)\b/g,
    'chores',
  ],
  [
    /\bcheck(s|ing)?( on| if| that)?( (she|he|they|baby|my baby|the baby))?('s| is| are)?( still)? breathing\b|\bwatch(ing)? (her|him) breathe?\b/g,
    'checkingbreathing anxious',
  ],
  [
    /\b(nothing|not|so un|un) ?like me\b|\bdifferent from me\b|\bdon't (understand|get) (him|her|my own (child|son|daughter|kid))\b/g,
    'unlikeme',
  ],
  [
    /\b(eats?|feeds?|nurses?|breastfeeding|feeding|eating) (every|each|all) (hour|two hours|half hour|30 min\w*|the time|day)\b|\bcluster feed\w*\b|\bfeeds? constantly\b/g,
    'clusterfeeding breastfeed milk',
  ],
  [
    /\b(is|are|was|were|been|be|'s|it's|he's|she's|such|total|absolute|real|living) (a |an )?((total|absolute|real|complete|living|bloody) )?nightmare\b/g,
    ' ',
  ],
  [
    /\b(won't|can't|refuses to|doesn't|doesn't want to|will not|impossible to) (get|wake)( (him|her))? (up|out of bed)( for (school|college|work))?\b/g,
    'wontgetup morning',
  ],
  [
    /\b(takes?|taking|took) (an hour|forever|for ?ever|ages|so long|hours|two hours|too long)( to| over)? (eat|finish(?! (?:his |her |the |their )?(?:home|school)?work)|dinner|lunch|a meal|every (?:meal|dinner|lunch|bite|mouthful)|(?:his|her|their) (?:food|dinner|lunch|breakfast|supper|meals?|plate))\b|\beats? (so |too |very |really )?slow(ly)?\b|\bslow(est)? eater\b/g,
    'sloweater slow eat',
  ],
  [/\b(?:takes?|taking|took) (?:for ?ever|an eternity)\b/g, 'takes long'],
  [
    /\bprivate parts?\b|\btouch(es|ing)? (him|her|them)sel(f|ves)\b|\b(willy|willie|penis|vulva|vagina|privates|masturbat\w+|hands? (in|down) (his|her) (pants|trousers|nappy))\b/g,
    'privateparts',
  ],
  [
    /\b(as soon as|when|whenever|if|every time|the moment|the second) i (leave|go|walk (out|away)|step out)( the room)?\b|\b(leave|leaving|left) the room\b/g,
    'separation leaveroom',
  ],
  [
    /\broom is (a|an|always a|such a) (tip|mess|pigsty|state|bomb ?site|disaster|dump)\b|\b(won't|doesn't|never|refuses to|not|does nothing to) helps?( out)? (at home|around|round|with (the )?(chores|housework|anything))\b/g,
    'chores mess',
  ],
  [
    /\b(no|any|a|an|one|single|some)? ?(minute|moment|second|hour|time) (to|for|alone for) (myself|me|self|yourself)\b|\bme time\b/g,
    'timeforself',
  ],
  [
    /\bup( \w+){0,3} (at|from|by|before) (3|4|5|half (three|four|five)|3[.:]\d\d|4[.:]\d\d|5[.:]\d\d) ?(am|a\.m\.?|o'?clock|in the morning)?(?!\d)/g,
    'earlywaking early wake',
  ],
  [
    /\b(does|do|did|manages?|can do)( \w+){0,3} (alone|by (him|her|them)sel(f|ves)|on (his|her|their) own)\b/g,
    ' ',
  ],
  [
    /\b(comes?|came|coming|climbs?|climbing|gets?|crawls?|ends? up|sneaks?|creeps?)( \w+){0,3} (in|into|to) (our|my|mummy's|mum's) bed\b|\bin our bed\b/g,
    'nightwaking ourbed',
  ],
  [
    /\bwish(es|ed)? (he|she|they) (wasn't|weren't|was not|had never been) (here|born|alive)\b|\b(wants?|wanted|wanting|rather) (to )?(die|be dead)\b|\b(doesn't|don't|not) want to (live|be here|be alive)\b|\bkill(ing)? (himself|herself|themselves)\b|\bbetter off without (him|her|them)\b|\bend (his|her) life\b/g,
    'suicide hopeless',
  ],
  [
    /\bhates? (himself|herself|themselves|myself)\b|\bno self ?esteem\b|\bi'?m (so )?(stupid|ugly|fat|worthless|dumb|useless)\b/g,
    'selfesteem hatesself',
  ],
  [/\b(her|his|a|has a|the|older) (bf|gf)\b/g, 'boyfriend'],
  [/\bf[- ](bomb|word)s?\b|\bbad (words|language)\b/g, 'swear'],
  [
    /\bout of (my|her|his) sight\b|\bfollows me (everywhere|around)\b|\bwon't let (me )?go\b/g,
    'separation clingy',
  ],
  [
    /\bnever comes out( of (his|her) room)?\b|\bin (his|her) (bed)?room all (day|the time|weekend)\b/g,
    'withdrawn bedroom',
  ],
  [/\b(educational )?apps?\b/g, 'screen'],
  [/\b(lose|losing|lost) it\b/g, 'losetemper'],
  [
    /\b(stay|stays|staying|stayed|keeps? getting|gets?|getting|comes?|coming) (out of|in) (his |her |the )?bed\b/g,
    'bed stayinbed',
  ],
  [
    /\bonly (sleeps?|naps?|settles?|falls? asleep)( \w+)? (on|in|with) (me|my|us|our|someone|arms)\b|\bcontact naps?\b/g,
    'heldtosleep held sleep',
  ],
  [/\b(call|calls|called|calling)( \w+){0,2} names\b|\bname[- ]calling\b/g, 'bullied namecalling'],
  [
    /\b(we|we're|we are|parents|us|husband and i|wife and i|partner and i|their dad and i)( are| have| will be| 're|'re)?( now| just)? separat(ing|ed)\b|\b(getting|are|going through a|through) (divorced|divorcing|divorce)\b/g,
    'divorce',
  ],
  [
    /\b(won't|doesn't|will not|never|refuses to|not) do (anything|a thing|what|as|a single)( \w+){0,3}\b/g,
    'notlistening defiance',
  ],
]

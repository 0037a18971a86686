/** Several words that mean one thing, joined before a text is cut into terms. Applied to cards and messages alike. */
export const JOINED: [RegExp, string][] = [
  [/\ba (little |tiny )?bit\b/g, ' '],
  [
    /\b(?:get|got|gets|have|has|had|getting) (?:it|this|that) from (?:me|us|him|her|(?:my|his|her|their) \w+)\b/g,
    'inherited',
  ],
  [
    /\b(?:give|giving|gave|hand|get|getting|gets|got) (?:(?:it|him|her|them|this|that|the \w+|his \w+|her \w+) )+back\b/g,
    'giveback',
  ],
  [/\bhow (often|much)\b.{0,20}\b(newborn|baby)\b.{0,10}\b(feed|eat|drink)\b/g, 'feeding milk enough'],
  [/\b(only wants|wants|back (in|to)|asks? for)( \w+)? (nappy|nappies|diapers?)( back)?\b/g, 'potty setback'],
  [
    /\b(lie|lies|lying|lay|laying|lie-in)\b(?= (down|next|beside|with (him|her|them)|on|in|there|awake|by|still|flat))/g,
    'laydown',
  ],
  [/\bwho (lie|lies|lay|is lying)\b/g, 'laydown'],
  [
    /\b(?:said|swore|claimed) (?:he|she|they)(?:'d| had) (?:already )?(?:\w+ed|done|made|read|put|gone)\b/g,
    'lie lying $&',
  ],
  [
    /\b(?:took|takes?|taken|taking|pinched|pinching)\b.{1,24}\b(?:out of|from) (?:my|our|his|her|their|grandma's) (?:purse|wallet|handbag|money ?box|piggy bank)\b/g,
    'stealing stole money',
  ],
  [
    /\b(talk|talks|talking|answer|answers|answering|chat)(ed)?[- ]back\b|\bback[- ]?(talk|chat)(ing|s)?\b|\bbackchat\b/g,
    'backtalk',
  ],
  [
    /\b(?:boys?|girls?|kids|children|they|someone|others)(?: \w+){0,4}? (?:took|stole|hid|threw|grabbed|pulled down|ripped) (?:his|her|their|my \w+'s) (?:trousers|pants|bag|shoes|clothes|lunch|things|phone|cap|hat)\b|\bfilmed (?:him|her|them|my (?:son|daughter|child))\b/g,
    'bullied',
  ],
  [/\bskip(?:s|ped|ping)? (?:\w+ )?(?:training|practice|clubs?|rehearsals?|sessions?)\b/g, 'lie lying'],
  [
    /\b(?:eats?|eating|ate|has|having|spends?)(?: (?:his|her|their))? (?:lunch|breaks?|break times?|playtimes?) (?:alone|by (?:him|her)self|on (?:his|her) own|in the (?:school )?(?:toilets?|loos?|library))\b|\bnobody to (?:sit|eat|be|walk) with\b/g,
    'nofriends leftout friends lonely',
  ],
  [
    /\b(?:they|boys|girls|kids|others|children)\b[^.!?]{0,30}\b(?:call|calls|called|calling) (?:him|her|my child) \w+/g,
    'bullied names',
  ],
  [/\bpick(s|ed|ing)? on\b|\bbeats? (him|her|them) up\b/g, 'bullied'],
  [
    /\bpassed (away|on)\b|\bput (down|to sleep) (our|the) (dog|cat)\b|\b(dog|cat|pet) (had to be )?put down\b/g,
    'died',
  ],
  [
    /\blost (his|her|their|our|my) (gran\w*|nan\w*|dad\w*|mum\w*|mom\w*|mother|father|sister|brother|uncle|aunt\w*|dog|cat|hamster|rabbit)\b/g,
    'died $2',
  ],
  [/\bwe lost (his|her|my) (gran\w*|nan\w*|dad|mum|mom)\b/g, 'died $2'],
  [/\bsplit(ting|s)?[- ]up\b|\bsplit\b|\bseparat(ed|ing) from (my|his|her)\b|\bmoved out\b/g, 'divorce'],
  [/\b(my|her|his) (husband|wife|partner|ex) and i (are )?(separat\w+|divorc\w+)\b/g, 'divorce'],
  [/\b(break|broke|breaking|broken)[- ]?up\b|\bgot dumped\b|\bdumped\b/g, 'breakup'],
  [/\bleft out\b|\bexclud(ed|es|e|ing)\b|\bnot invited\b|\buninvited\b/g, 'leftout'],
  [
    /\bno (real )?(friends?|mates)\b|\b(any|without) friends\b|\bno ?one to play with\b|\bno ?(body|one) plays with\b|\b(plays?|playing|sits?|sitting|eats?) (with )?(nobody|no ?one)\b/g,
    'nofriends leftout friends',
  ],
  [
    /\b(new|second|newborn) baby\b|\bbaby (brother|sister|bro|sis)\b|\bnewborn (brother|sister)\b|\bnew (brother|sister|sibling)\b/g,
    'newsibling sibling',
  ],
  [/\bsince (the )?baby (came|arrived|was born)\b|\bnumber two\b|\btwo under two\b/g, 'newsibling'],
  [
    /\bwet(s|ting|ted)? (the|his|her|their) bed\b|\bwet beds?\b|\bwet sheets\b|\bdry (at )?nights?\b|\bnight dry\b|\bwet(s|ting)? (at|in the) night\b/g,
    'bedwetting',
  ],
  [
    /\bthe bed thing\b|\bwake (him|her) (up )?(to|for) (go to )?(the )?(toilet|wee|pee|potty|loo)\b/g,
    'bedwetting',
  ],
  [/\b(wees?|pees?|peeing|weeing) (in|on) (his|her|their|the) (sleep|bed)\b/g, 'bedwetting'],
  [
    /\b(wak|wok)(e|es|ing|en)s? (up )?(\w+ ){0,3}(night|nights|times|hour|hours|hourly)\b/g,
    'nightwaking wake night',
  ],
  [
    /\bup (\w+ ){0,3}(times|all) (a |at |in the |the )?night\b|\bup (all|half the) night\b/g,
    'nightwaking night sleep',
  ],
  [
    /\b(wak|wok)(e|es|ing|en)s? (up )?(\w+ ){0,2}(at )?(3|4|5|half (four|five)|4\.30|5\.30|4:30|5:30) ?(am|a\.m\.?|in the morning|o'?clock)?\b(?! ?(weeks?|months?|times|days?|nights?|hours?|minutes|mins?|years?|or|of))/g,
    'earlywaking early wake',
  ],
  [
    /\bup (at|from|before) (4|5|dawn|half (four|five)|4\.30|5\.30|4:30|5:30) ?(am)?\b|\b(4|5) ?am\b|\bearly (riser|rising|waking)\b|\bup (so|too|very|super) early\b|\bwakes? (so|too|very|super) early\b/g,
    'earlywaking early wake',
  ],
  [
    /\b(fall|falls|falling|fell|fallen|go|goes|going|get|gets|getting|off|went|gone) to sleep\b|\bfall(s|ing|en)? asleep\b|\bfell asleep\b/g,
    'fallasleep sleep',
  ],
  [/\b(run|runs|running|ran|bolt|bolts|bolting)[- ](away|off|into)\b/g, 'runaway road'],
  [
    /\bdrop[- ]?(ping )?off\b|\bdropping (him|her|them) (off )?(at|to)\b|\bwhen i leave\b|\bi leave (him|her|them)\b/g,
    'dropoff separation',
  ],
  [/\bpocket[- ]money\b/g, 'pocketmoney allowance'],
  [/\bscreen[- ]time\b/g, 'screen'],
  [/\bgroup chat\b/g, 'groupchat'],
  [
    /\b(give|gives|giving|gave)( straight| right)?[- ]up( \w+)? (dummy|pacifier|bottle|nap|breastfeeding|thumb)\b/g,
    'stop $4',
  ],
  [/\b(give|gives|giving|gave)( straight| right)?[- ]up\b/g, 'givesup'],
  [
    /\b(refuse|refuses|refusing|refused|won't|will not|doesn't want|does not want|don't want|hates?|scared|cries|crying|screams|screaming|avoid|avoids|avoiding|skip|skips|skipping|miss|missing|bunk|bunks|bunking)( (?!after|from|at|about|over|since|in)\w+){0,3} (go(ing)? )?(in |in)?(to )?school\b/g,
    'schoolrefusal refuse school',
  ],
  [
    /\b(?:has not|hasn't|have not|haven't|not) (?:been|gone|going) (?:to|in|into) school\b|\b(?:off|missed|missing|out of) school (?:for|since|\d|again)\b/g,
    'schoolrefusal refuse school',
  ],
  [
    /\b(?:nod|nods|nodding|nodded|doze|dozing|dozed|drop|dropping|dropped|fall|falls|falling|fell|asleep) (?:off |asleep )?(?:\w+ ){0,3}?(?:sofa|couch|settee|armchair|chair)\b/g,
    'safesleep cosleep sofa dangerous',
  ],
  [
    /\b(?:refuses?|refusing|won't|will not|scared|afraid|doesn't want|does not want) (?:to )?(?:do (?:a |his |her |it |his )?)?poos?\b/g,
    'potty setback poo withholding',
  ],
  [
    /\bi (?:will |'ll |might |could |just |did |only )*(?:cry|cried|burst into tears|started crying|am crying)\b|\bmy (?:own )?tears\b|\b(?:saw|sees|seen) me cry\w*/g,
    'owntears',
  ],
  [
    /\b(?:sleeps?|sleeping|slept|nap|naps|asleep) on (?:my|his|her|our|the|dad's|mum's) (?:chest|tummy|lap|belly|shoulder)\b|\bon (?:my|his|her|our|dad's|mum's) chest(?: for| about| up to)* (?:\d|an hour|two|three|four|all|half|most)/g,
    'safesleep cosleep chest dangerous',
  ],
  [/\b(?:should i|do i|or|stay|start|i) mov(?:e|ing) away\b(?! (?:to|next|in|from here))/g, ' '],
  [
    /\b(?:everyone|everybody|all (?:the|his|her|my) (?:others|friends|mates))(?: else)? (?:does|do|vapes?|has|have|is allowed|are allowed|gets?)\b(?: it| one)?/g,
    'everyonedoes',
  ],
  [/\b(?:it is|it's|its|they are|they're) not (?:his|hers|mine|theirs)\b/g, 'notown denies'],
  [/\bstopped (?:using|going on|sitting on) the (?:potty|toilet|loo)\b/g, 'potty setback accident'],
  [
    /\bwoke up screaming\b|\bwakes? (?:up )?screaming\b|\bwoken (?:up )?screaming\b/g,
    'nightmare wake scream',
  ],
  [
    /\b(?:was|were|been|had been|is) (?:already |fully |completely |totally |all )?(?:dry|potty trained|toilet trained|trained|clean)\b(?=.{0,80}\b(?:now|since|again|suddenly|until|but)\b)/g,
    'potty setback accident',
  ],
  [/\b(school[- ]?refus(al|er|ing)|truan(t|cy|ting)|playing hooky)\b/g, 'schoolrefusal school'],
  [
    /\b(says?|saying|said|everything is|it's always|only|word is|answer is) no( to everything)?\b|\bno to everything\b/g,
    'saysno defiance',
  ],
  [
    /\b(doesn't|don't|won't|not|never|never ever|isn't|refuses to|will not) listen(s|ing)?\b|\bignor(es|ing|e) (me|us|everything i|what i|every)\b|\bselective hearing\b|\bwon't do (what|as)\b/g,
    'notlistening listen',
  ],
  [
    /\b(not|isn't|doesn't|barely|hardly|won't|still not|only says?|no) (talk(ing|s)?|speak(ing|s)?|words|a word|say(ing|s)? (any|a|much))( yet| much| any words)?\b|\b(late talker|speech delay(ed)?|talking late|few words|behind with (talking|speech)|not said a)\b/g,
    'speech nottalking',
  ],
  [
    /\b(not|isn't|doesn't|won't|can't|still not|no|never) (walk(ing|s)?|first steps|taken a step|take a step)\b|\blate walker\b/g,
    'walking latewalker',
  ],
  [
    /\b(not|isn't|doesn't|can't) (crawl|roll|rolling|crawling|sit|sitting|smile|smiling|rolled)\b( yet)?/g,
    'milestone $2',
  ],
  [/\b(pull|pulls|pulling|pulled|yank|yanks)( \w+){0,3} hair\b/g, 'hairpulling hair'],
  [
    /\bbang(s|ing|ed)?( (his|her|their|the))? head\b|\bhead[- ]?bang(s|ing)?\b|\bhits? (his|her|their) (own )?head\b/g,
    'headbanging',
  ],
  [
    /\b(brush|brushes|brushing|clean|cleaning)( \w+){0,2} teeth\b|\bteeth brush(ing|ed)?\b|\btooth ?brush(ing|es)?\b|\btoothpaste\b/g,
    'toothbrushing',
  ],
  [
    /\b(new|big|toddler) bed\b|\bclimb(s|ing|ed)? out (of )?(the |his |her )?(cot|crib|bed)?\b/g,
    'bigbed cot bed climb',
  ],
  [/\bcar ?seat\b|\bseat ?belt\b|\bbuckled? (up|in)\b/g, 'carseat'],
  [/\btummy time\b/g, 'tummytime'],
  [/\b(tummy|stomach|belly) ?aches?\b|\bstomach pains?\b|\bsore (tummy|stomach)\b/g, 'tummyache'],
  [
    /\b(holds?|holding|held|withhold\w*|hold)( \w+){0,3} (poo|poop|poos|stool|number two)s?\b|\bconstipat\w+\b|\bscared to poo\b|\bwon't poo\w*\b|\bpoo withholding\b/g,
    'pooholding poo',
  ],
  [/\bcheck(s|ing)? (his|her|their) phone\b/g, 'phone'],
  [
    /\bfirst phone\b|\b(wants?|wanting|begging for|asking for|asks for|needs?|get|give|giving|buy|buying) (a|an|him a|her a|his own|her own|own) (smart)?(phone|mobile|iphone)\b/g,
    'firstphone phone',
  ],
  [
    /\b(cut|cuts|cutting|hurt|hurts|hurting|burn|burns|burning) (himself|herself|themselves|themself|his arms?|her arms?|his legs?|her legs?|on (his|her) (arms?|legs?|wrists?|thighs?))\b|\bcuts on\b|\brazor( blades?)?\b|\b(is|she's|he's|been) cutting\b/g,
    'selfharm',
  ],
  [/\bbroken (heart|hearted)\b|\bheart ?broken\b/g, 'heartbroken breakup'],
  [
    /\bmov(e|ed|ing)( \w+)? (house|home|city|town|country|school|schools|flat|cities|away|states?)\b|\bnew house\b/g,
    'movinghome move $3',
  ],
  [/\bnew school\b|\bchang(e|ed|ing) schools?\b/g, 'newschool school'],
  [/\b(secondary|middle|high|big) school\b|\byear 7\b|\bsixth grade\b/g, 'secondaryschool school'],
  [
    /\b(start|starts|started|starting|begin|begins|beginning) (big )?(school|reception|kindergarten|preschool|kindy)\b|\bschool read(y|iness)\b|\bready for (school|kindergarten|reception)\b/g,
    'startingschool school',
  ],
  [
    /\b(sits?|sitting|stay|stays|keep|keeps) still\b|\bnever (sits|stops)\b|\bbounc(es|ing|e) off (the )?walls\b|\bcan't (concentrate|focus|sit)\b/g,
    'restless attention',
  ],
  [/\b(potty|toilet)[- ]?(train\w*)\b/g, 'potty'],
  [/\bnot potty\b/g, 'potty'],
  [
    /\b(sore|bad|poor) loser\b|\b(hates?|can't|when \w+|cries when \w+|over) (losing|lose|loses)\b|\bcheats? at\b/g,
    'losing loser',
  ],
  [
    /\bout (late|past)\b|\bpast (his |her |their )?curfew\b|\bsneak(s|ed|ing)? out\b|\bsnuck out\b/g,
    'curfew rules',
  ],
  [
    /\b(lock|locks|locked|shut|shuts|shutting|stays?|staying|always|hides?|holed up|never (comes out|leaves)|all day)( \w+){0,3} (in|out of) (his|her|their) (bed)?room\b/g,
    'withdrawn bedroom',
  ],
  [
    /\b(?:talks?|speaks?|talking|speaking) to (?:nobody|no ?one)\b|\bwon't (talk|speak|open up)( to (me|us))?\b|\b(doesn't|don't|refuses to|stopped) talk(ing)? to (me|us)\b|\bone word answers\b|\bshut(s|ting)? (me|us) out\b/g,
    'withdrawn wonttalk',
  ],
  [/\bin (trouble|detention)\b/g, 'trouble'],
  [
    /\b(get|gets|getting|got|drag\w*)( \w+){0,3} (out of|up) ?(bed)? (for|to go to) (school|college)\b|\b(won't|can't|refuses to|will not|doesn't) (get|wake) (up|out of bed)\b/g,
    'wontgetup morning school',
  ],
  [
    /\bget(s|ting)? dressed\b|\bgetting (him|her|them) dressed\b|\bput(ting|s)? (on )?(his |her )?(clothes|shoes|coat|socks)\b/g,
    'dressing clothes',
  ],
  [/\b(only )?wants? (mummy|mommy|mum|mom|mama|me)( only)?\b/g, 'onlymum clingy'],
  [
    /\b(put|putting|set|setting|lay|laying) (him|her|them|baby|the baby|it) down\b|\bput down\b/g,
    'putdown held',
  ],
  [/\btime[- ]?outs?\b|\bnaughty (step|chair|corner|spot)\b/g, 'timeout'],
  [
    /\bi was (hit|beaten|smacked|shouted at|slapped|yelled at|belted)( \w+){0,2} as a (child|kid|girl|boy)\b|\bmy (dad|mum|mom|father|mother|parents) (hit|beat|smacked|shouted at|yelled at|slapped) (me|us)( \w+){0,2} (as a (child|kid|girl|boy)|when i was)\b/g,
    'own childhood',
  ],
  [
    /\b(?:is|are|was|be|becomes|turns into|it's|always) (?:a |an |such a |always a |one big |one long |a constant |a daily )?(?:fight|battle|war|struggle)\b/g,
    ' ',
  ],
  [/\bhit(s|ting)? (him |her |them )?back\b/g, 'hitback hit'],
  [/\b(be|been|being) left alone\b|\bleave (me|him|her|us|them) alone\b/g, ' '],
  [/\bpart[- ]time\b/g, 'parttime'],
  [/\bnights? (out|off)\b/g, ' '],
  [
    /\bstep(s|ped|ping)? (out|outside|away|back|in|aside|over|on|up|by)\b|\b(first|next|small|one|this|that|which|each|every) steps?\b|\bsteps\b/g,
    ' ',
  ],
  [/\bway too\b/g, ' '],
  [/\bnot (my|his|her|their) (real )?(dad|mum|mom|father|mother)\b/g, 'stepparent'],
  [/\bplays? (alone|by (him|her)self)\b/g, 'playsalone'],
  [/\bwrong crowd\b|\bbad (influence|crowd|company)\b/g, 'wrongcrowd friends'],
  [/\bsex(ual)? ?ed\b/g, 'sex'],
  [
    /\bnot (sleep|sleeping|slept)\b|\b(won't|doesn't|can't|never|isn't|not|refuses to|will not|fights?|fighting|stopped) (go to )?sleep(ing|s)?\b|\bno sleep\b/g,
    'wontsleep sleep',
  ],
  [
    /\b(won't|doesn't|refuses to|not|isn't|hardly|barely|stopped|only) eat(s|ing)?\b|\bfussy (eater|about food|with food)\b|\bpick(y|s) (eater|at)\b|\brefus(es|ing|ed|e) (\w+ ){0,2}(food|dinner|lunch|meals?|vegetables|veg|tea)\b/g,
    'picky eat food',
  ],
  [/\b(kicks?|kicking) off\b/g, 'tantrum'],
  [
    /\b(throw(s|ing)?|threw|pitch(es)?|has|having) (a |an |huge |massive |major )*(fit|fits|paddy|wobbly|hissy)\b|\bhissy fits?\b|\bmelt(s|ing|ed)? down\b|\b(loses|lost|losing) it over\b/g,
    'tantrum',
  ],
  [
    /\b(in|at) (the )?(shops?|supermarket|store|public|restaurant|checkout|mall|target|walmart|tesco|aldi|asda)\b/g,
    'public',
  ],
  [/\bgrow(s|ing)? up\b/g, ' '],
  [/\b(being|be|is|so|very|really|always) (mean|nasty|unkind|horrible|cruel) to\b/g, 'unkind mean'],
]

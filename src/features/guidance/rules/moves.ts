import { MOST_LETTERS, newsIn } from './news.ts'

/** What a message does, as far as its own words tell. `rest` is what is left of it to search with. */
export type Heard = { move: Spoken; manner: Manner | null; rest: string }

export type Spoken =
  | 'greeting'
  | 'identity'
  | 'thanks'
  | 'another'
  | 'more'
  | 'example'
  | 'next'
  | 'yes'
  | 'no'
  | 'goodbye'
  | 'accept'
  | 'vague'
  | 'invited'
  | 'says'

/** How a step failed, or how a thank-you was meant: it chooses the words of the reply. */
export type Manner = 'worse' | 'already' | 'still' | 'cross' | 'refuses' | 'worked'

/** Reads the move from a normalised message. */
export const hear = (plain: string): Heard => {
  if (!/\p{L}/u.test(plain))
    return { move: /^[?!. ]*[?!][?!. ]*$/.test(plain) ? 'more' : 'vague', manner: null, rest: '' }
  if (IDENTITY.test(plain)) return { move: 'identity', manner: null, rest: '' }
  const greeted = plain.replace(GREETING, ' ').trim()
  if (!/\p{L}/u.test(greeted)) return { move: 'greeting', manner: null, rest: '' }
  const rest = strip(greeted, [THANKS, FAILED, CROSS, MORE, NEXT, WORKED, FILLER])
  const left = (rest.match(/\p{L}+/gu) ?? []).length
  const heard = (move: Spoken, manner: Manner | null = null): Heard => ({ move, manner, rest })
  if (ASKS_TO_ASK.test(greeted)) return heard('invited')
  const supposes = /^(and |but |so )?(what )?if\b|(?:^|[.!?] )(?:and |but |so )?what if\b/.test(greeted)
  const question = lastQuestionIn(greeted)
  const news = newsIn(greeted)
  if (news === 'good' && !question && !asksOn(rest)) return heard('thanks', 'worked')
  if (news) return { move: 'says', manner: null, rest: greeted }
  if (matches(FAILED, greeted) && !supposes && !WORKED_AFTER.test(greeted)) {
    // 'I yell and she laughs. What do I do when it happens?' asks for that, and not for another way.
    if (question && !matches(FAILED, question)) return { move: 'says', manner: null, rest: greeted }
    return heard('another', mannerOf(greeted))
  }
  if (matches(CROSS, greeted)) return heard('another', 'cross')
  if (matches(NEXT, greeted)) return heard('next', matches(WORKED, greeted) ? 'worked' : null)
  if (EXAMPLE.test(greeted)) return heard('example')
  if (matches(MORE, greeted) && left <= 12) return heard('more')
  if (THE_TALK_HELPED.test(greeted)) return heard('thanks')
  if (matches(WORKED, greeted) && !asksOn(rest) && (left <= 14 || matches(THANKS, greeted)))
    return heard('thanks', 'worked')
  if (matches(THANKS, greeted) && !asksOn(rest) && (left <= 6 || (left <= 12 && THANKS_FIRST.test(greeted))))
    return heard('thanks')
  if (BYE.test(greeted) || LEAVES.test(greeted)) return heard('goodbye')
  if (ACCEPT.test(greeted)) return heard(matches(THANKS, greeted) ? 'thanks' : 'accept')
  if (PLANS.test(greeted) && !HOLDS_BACK.test(greeted) && left <= 30) return heard('accept')
  if (YES.test(greeted)) return heard('yes')
  if (NO.test(greeted)) return heard('no')
  if (VAGUE.test(greeted)) return heard('vague')
  return { move: 'says', manner: null, rest: greeted }
}

/** Says that something else is meant than before. */
export const opensNewWorry = (plain: string): boolean =>
  /^(and|but) (the|his|her|their|my|about)\b|^and (he|she|they) (hardly|barely|has stopped|stopped|started|has started)\b|\b(also|another (thing|question|problem|issue|worry)|different (question|problem|thing|topic)|as well|what about|how about|on top of (that|it)|plus|new problem|something else|other (thing|problem|question|issue)|and now (he|she|they|my)|now (he|she|they|my|it)('s| is|'re| are)?|next problem|besides|my other)\b/.test(
    plain,
  )

/** A bare piece of an answer: 'mostly in the evening', 'about two hours', 'at nursery'. */
export const isFragment = (plain: string): boolean => {
  const words = plain.match(/[\p{L}\d']+/gu) ?? []
  if (words.length > 14) return false
  if (words.length <= 3) return true
  return (
    /^(about|around|mostly|mainly|usually|often|only|just|at|in|on|before|after|during|when|whenever|every|from|between|because|it's|its|it is|it happens|with|no|yes|yeah|nope|not|maybe|probably|sometimes|always|never|once|twice|both|all|the|a|an|since|for|i think|i don't know|well|um|hm|half|\d+|one|two|three|nothing)\b/.test(
      plain,
    ) &&
    (words.length <= 8 ||
      /^(about|around|mostly|mainly|usually|often|only|at|in|on|before|after|during|when|every|between|because|it's|it is|it happens|no|yes|sometimes)\b/.test(
        plain,
      ))
  )
}

/** 'Thanks, and one more thing: is it normal that ...' asks more than it thanks. */
const asksOn = (rest: string): boolean =>
  rest.length <= MOST_LETTERS &&
  /\b(is|are|should|can|could|do|does|will|how|what|when|why|may)\b(?! (you|it all|that all)\b)/.test(rest) &&
  (/\?/.test(rest) ||
    /(^|[.,!] *)(and |but |last thing |one (more )?(thing|question) |also )*[,.: ]*(is|are|should|can|could|do|does|will|how|what|when|why|may) \w+/.test(
      rest,
    )) &&
  (rest.match(/\p{L}+/gu) ?? []).length >= 4

/** The last question of several sentences, where it asks for more than 'what else'. */
const lastQuestionIn = (plain: string): string | null => {
  const sentences = plain.slice(-MOST_LETTERS).match(/[^.!?]+[.!?]*/g) ?? []
  const question = sentences.findLast((part) => part.includes('?'))?.trim()
  if (!question || sentences.length < 2 || OPEN_QUESTION.test(question)) return null
  return question.split(' ').length >= 4 ? question : null
}
const OPEN_QUESTION =
  /\b(else|other|instead|different|another|next)\b|\bwhat now\b|^(?:so |and |but |then )*what (?:should|do|can|shall) (?:i|we) do(?: now| then)?[ ?!]*$/

const mannerOf = (plain: string): Manner => {
  if (/\bworse|backfir/.test(plain)) return 'worse'
  if (/\balready|tried (all|everything)|do (all )?that\b/.test(plain)) return 'already'
  if (/\b(he|she|they)('d| would)? (won't|refuse|just laugh|laugh|ignore|never)/.test(plain)) return 'refuses'
  return 'still'
}

const matches = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))
const strip = (text: string, groups: RegExp[][]) =>
  groups.flat().reduce((said, pattern) => said.replace(new RegExp(pattern, 'g'), ' '), text)

const IDENTITY =
  /\b(are|r) you (really |actually |even |just )?(a |an )?(real|human|person|robot|bot|ai|machine|computer|program|doctor|therapist|psychologist|nurse|professional|expert|parent|mum|mom|chat ?gpt|alive|qualified)\b|\bam i (talking|speaking|chatting|writing) (to|with) (a |an )?(real |actual )?(person|human|bot|robot|ai|machine|someone|somebody|doctor)|^(so )?(who|what) (exactly )?are you\b|\bis (this|there) (an? )?(real |actual |automated )?(person|human|bot|robot|ai|machine)( here| there)?\b|\bdo you have (kids|children)\b|\bwhat can you (do|help)\b|\bhow do you (work|know)\b/
const GREETING =
  /^((hi+|hello+|hey+|hiya|yo\b|good (morning|evening|afternoon|day)|morning|evening|greetings|howdy|hallo|helo)( there| all| everyone| kinwise| coach| you)*[ ,.!]*)+(how are you( doing)?( today)?[ ?.!]*)?|^(test|testing)[ .!]*$/
const THANKS = [
  /\bthank(s|ful)?( you)?( so| very)?( much| a lot| again| for (that|this|the|your|all|listening|being)[^.!?]*)?|\bappreciate (it|this|that|you)\b|\bgrateful\b|\bmuch obliged\b|\b(god )?bless you\b|\b(life ?saver|you're a star|much appreciated)\b|\b(that|this|you)('s| was| is| were|'re| are|'ve been)? (really |so |very |super |most |been )?(helpful|kind|useful|lovely|reassuring)\b|\bthat (really )?helps( a lot| so much)?\b|\byou're (the best|great|amazing)\b/,
]
/** 'Thank you, this was awful for all of us' asks nothing. */
const THANKS_FIRST =
  /^(ok |okay |oh |and )*[, ]*(thanks|thank you)\b(?!.*(\?|\b(but|also|how|what|should|can|could)\b))/
const WORKED = [
  /\b(it|that|this|which|she|he)?( really| actually| totally| has| have)? ?worked( (really |so |very )?(well|wonders|great|perfectly|like magic|like a charm|for us|last night|today|tonight|a bit|a little))?\b|\b(it|that)('s| is| has been| was)? (really |actually |already )?(working|helped|helping)\b|\b(so )?much better( now| already| today| tonight)?\b|\b(slept|sleeping) through\b|\bsuccess\b|\bgot better\b|\b(is|are|it's|getting) (a bit |a little |so much |much |already )?better\b|\bbig improvement\b|\bmade (a|such a) (huge |big )?difference\b/,
  /\b(he|she|they|my child)('s| has)?( finally| actually| even| really)? (slept( (all|through|well|the|in|until|till)|[.! ]*$|,)|went (in|to school) (today|without|by|on|happily|fine)|stopped (biting|hitting|screaming|crying|kicking|lying)|used the (potty|toilet)|finished (his|her|their) \w+)|\b(he|she|they|my child)('s| is| has| just)*( finally| actually)? (told (me )?the truth|owned up|said sorry|apologised|calmed down|asleep now|settled|is down|fell asleep(?! (on|at|in|sitting))|gave it back)\b(?! (but|and then))|\bok(ay)?,? (he|she)('s| is) (down|asleep|calm|in bed)\b|\b(he|she|they|my child)( finally| actually| really) did (it|his|her|their)\b|\b(he|she|they|my child) did it( all)? (by|on) (himself|herself|his own|her own|their own|themselves)\b|\bit worked\b|\b(best|first good|first whole) (night|day|morning) (in|for|since)\b/,
]
/** The talk helped, and nothing was tried yet. */
const THE_TALK_HELPED =
  /^(?:ok |oh |ah |well )*(?:thanks?|thank you)[^.!?]*\b(?:that|this|it|you|talking|writing)(?: really| so| has| have| all)* help(?:s|ed)(?: me| a lot| so much)?[ .!]*$|\b(?:was|is|it's|been|feels) (?:so |really )?(?:good|nice|a relief) to (?:talk|write|say|get) \b(?!.*\?)|\b(?:was|is|it's|been|feels) (?:so |really )?(?:good|nice|a relief) to (?:talk|write)[^?]*$/
const WORKED_AFTER = /\b(eventually|finally|but) (it )?(really )?worked\b/
const FAILED = [
  /\b(that|it|this|nothing|none of (it|that|this|them)|these|those|the (routine|chart|plan|idea))?( really| just| still)?('s| is| are| was)? ?(did ?n[o']t|does ?n[o']t|do ?n[o']t|has ?n[o']t|have ?n[o']t|is ?n[o']t|was ?n[o']t|won't|not|never|did not|does not|has not|have not|is not) ?(really |actually |exactly )?(work(ed|ing|s)?|help(ed|ing|s|ful)?)( at all| for (us|me|him|her|them)| either| anymore| any more)?\b/,
  /\bnothing (i|we) (do|did|say|said|try|tried)( \w+)? (works|helps|helped|worked|gets through|got through|reaches|makes a difference|is good enough)\b/,
  /\bnothing (works|helps|worked|helped|has worked|has helped|is working|seems to work|ever works|i do works)\b/,
  /\b(already|allready) (do|did|doing|tried|trying|done|have|use|using|been)( (all|of|it|that|this|those|these|everything|them|doing|both))*\b/,
  /\b(i|we)('ve| have)? ?(already )?(tried|(did|done) all|been doing) (all )?(of )?(that|this|it|these|those|them|everything|both)\b/,
  /^(we|i) (\w+ ){1,5}already[ .!]*$/,
  /^(tried|did|done) (it|that|this|all|them|everything|those|already)\b(?!.*!)(?!(?:\S+ ){8})/,
  /^(tried|did|done) (it|that|this|all|them|everything|those|already)\b(?=.*\b(no|not|nothing|but|still|didn't|doesn't|won't|refused|worse|never)\b)/,
  /\bno (luck|joy|success|change|difference|improvement|effect|good)\b/,
  /\b(made|makes|making|got|gets|getting|is|it's) (it |things |him |her |everything )?(even |much |so much |a lot |way )?worse\b/,
  /\bbackfired\b/,
  /\b(?:i|we) (?:talked|tried|spoke|said|stayed|did|used|asked)\b[^.!?]{0,60}\b(?:and|but) (?:he|she|they) (?:\w+ ){0,3}again\b/,
  /\bstill (the )?(same|no better|not|isn't|won't|doesn't|hasn't|happening|going on|doing it|screams?|screaming|cries|crying|refuses|refusing|bites?|biting|hits?|hitting|wakes?|waking|awake|lies|lying)\b/,
  /(?<!\b(?:is|was|it's|that's|are|means|about) )(?<!\b(?:make|cook|give|offer|buy|get|want|wants|wanted|ate|eat|eats)(?: (?:him|her|them))? )\b(anything|something|someone|any) else\b( (i|we) (can|could) (try|do))?/,
  /\b(any )?other (ideas?|ways?|suggestions?|tips?|options?|advice|things? to try)\b|\banother (idea|way|suggestion|tip|option|approach)\b|\bmore (ideas|suggestions|tips|options)\b/,
  /\b(he|she|they) (just )?(laughs?|laughed|ignored|ignores|refused|refuses)( it| that| at (me|that|it))?( too)?$/,
  /\b(he|she|they) (won't|will not|would never|wouldn't|never will) (do|have|accept|go for|listen to) (that|it|any of (that|it))\b/,
  /\bthat('s| is) not (going to|gonna) work\b|\bwon't work\b|\bthat('s| is) impossible\b|\bi can't do that\b|\bnot (possible|realistic)\b/,
]
const CROSS = [
  /\b(you('re| are)|this is|that('s| is| was)|what) (a |an |all |so |just |complete |completely |totally |utterly |absolutely |such |bloody |fucking |effing )*(useless|rubbish|crap|bullshit|bs|stupid|pointless|ridiculous|waste of time|no help|nonsense|garbage|joke|shit|patronising|patronizing|condescending|load of (rubbish|crap|nonsense))\b/,
  /^(useless|rubbish|crap|bullshit|nonsense|pointless|great help|no help|oh great)\b(?! (at|in|with)\b)/,
  /\b(useless|rubbish|stupid|crap|terrible|generic) (bot|app|advice|robot|machine|answer|ai|thing)\b/,
  /\byou (don't|do not|clearly don't) (understand|get it|know|listen|have kids|have a clue)|\byou have no (idea|clue)\b|\byou('re| are) not (listening|helping|helpful)\b|\bdid you (even )?read\b|\bnot what i (asked|said|meant)\b/,
  /^(fuck|screw) (you|this|off)\b|\bwaste of (my )?(time|money)\b/,
]
/** Wants it shown and not explained: 'like what?', 'for example?', 'what would that look like'. */
const EXAMPLE =
  /^(but |ok |okay |and |so |hm+ |oh |yes )*[,. ]*(like( what| how)?|such as( what)?|(for|an?) (example|instance)|example|e\.?g\.?|for instance|how exactly|how do i do that|(can|could) you (give|show|tell) me an example|(give|show|tell)( me)? (an |some |one )?examples?|what (would|does|could) (that|it|this) (look|sound) like|(can you )?be more (specific|concrete)|in (real life|practice))( (please|exactly|then))?[ ?.!]*$/
const MORE = [
  /\b(tell|explain|say|give|teach|show) (me |us )?(a bit |a little |some )?(more|why|that|how|further|details?)( about (it|that|this))?( details?| information)?\b/,
  /\b(can|could|would|please) ?(you )?(please )?(explain|elaborate|expand|clarify)( (it|that|this|on (it|that|this)|why|more|again|a bit|further))*\b/,
  /^(but |ok |okay |and |so |hm+ |oh )*(why|how come|how so|why\?+|really|meaning|in what way|go on|more|continue|elaborate|explain|what do you mean|how)( (is that|is this|that|this|though|exactly|please|does (that|he|she|it|this)( \w+){0,3}|would (that|it|this)( \w+){0,3}|(do|is|are|would) (he|she|they)( \w+){0,3}))?[ ?.!]*$/,
  /\bwhat do you mean\b|\bi don't (understand|get it)\b|\bwhat('s| is) (the reason|behind (it|that|this)|the point)\b|\bwhy (is (that|this|it)|would (that|this|it)|does (that|this|it)|should (that|this|it)) (help|work|matter|normal|happen\w*)?/,
  /\bmore (detail|details|info|information|about (that|this|it))\b|\bsays who\b|\bhow does (that|this|it) (work|help)\b/,
]
const NEXT = [
  /^(ok |okay |right |alright |good |great |fine |done |thanks |yes |and |so |but |well |cool |got it )*[,.! ]*(and )?(now|then|next|after that|now what|what now|and then|so what now|what next|what's next|whats next|and after( that)?|what (do|should|shall|can) (i|we) do (now|next|then|after( that)?)|next steps?|what('s| is) the next step)[ ?.!]*$/,
  /^(?:\S+ ){0,4}(and now|now what|what now|what next|what's next|next step|what comes next|what (do|should) (i|we) do (next|now))\b *[?.!]*$/,
  /^(?:\S+ ){0,4}what then\b *[?.!]*$/,
  /^(ok |okay |right |alright |yes |so )*[,.! ]*(we|i)('ve| have)? (did|done|tried|do|started|managed)( \w+)? (it|that|this|the (first|steps?|routine|chart))( now| today| tonight| last night| yesterday| this morning)?[ .!]*$/,
  /^(done|did it|did that|all done|finished|ok done|okay done)[ .!]*$/,
]
const ACCEPT =
  /^(ok|okay|okey|k|kk|alright|all right|right|fine|sure thing|(i|we)('ll| will) (try|do)( (that|it|this|one))?|(i|we)('ll| will|'m going to| am going to|'re going to| are going to) (talk|see|start|begin|give|have|speak|write|ring|call|ask|tell|try|do|keep|take|read|sit|practise|practice|leave|let)\b[^?!.]{0,50}|will (try|do)( (that|it|this))?|got it|understood|makes sense|good idea|sounds good|(that's )?not (so |too |that |totally |completely |entirely )*(bad|stupid|silly|daft)|that's not (so |too |that |totally |completely |entirely )*(bad|stupid|silly|daft)|fair( enough)?|great|cool|good|good to know|i see|let me (try|think)|and|so|well|then|tonight|tomorrow|thanks|[ ,.!])+$/
/** 'Well, there is one more bike in the garage. I'll ask him at the weekend': a plan of the parent's own. */
const PLANS =
  /(?:^|[.,!;] ?|\b(?:and|so|then|ok|well|think|right|maybe|perhaps) )(?:i|we)(?:'ll| will|'m going to| am going to|'re going to| are going to)(?: just| also| definitely)? (?:ask|do|try|ring|call|talk|speak|tell|start|begin|give|keep|make|write|sit|leave|let|take|have|see|go|say|put|read|bring|show|stay|look|send|book|hug|use)\b(?!.*\?)/
const HOLDS_BACK =
  /\b(?:but|not|never|only|can't|don't|won't|scared|afraid|worried|kill|hurt|hit|smack|lock|leave (?:him|her|them)(?: here| there| alone)?|give up|what|how|should|when do)\b|n't\b/
const FILLER = [
  /\b(so|ok|okay|but|and|well|just|really|oh|hm+|please|sorry|yes|no|right|a lot|at all|very much|so much)\b/,
]
const BYE = /^(bye|goodbye|good ?night|see you|talk later|night night|gn|ttyl)\b/
/** 'Can I ask you something else?' */
const ASKS_TO_ASK =
  /^(?:ok |okay |thanks |thank you |and |so |also |hey |[,. ])*(?:(?:can|could|may) i ask (?:you )?(?:something|anything|one|another|a)(?: (?:else|more|other|different|quick))?(?: (?:thing|question))?|(?:i have|i've got|just) (?:one|another|a)(?: (?:more|other|different|quick|last))? question)[ ?.!:]*$/
const LEAVES = /^(?!.*\?)(?:\S+ ){0,12}(?:bye|goodbye|good ?night|gn)[ .!]*$/
const YES =
  /^(yes|yeah|yep|yup|sure|please do|yes please|go ahead|ok yes|definitely|of course|please|y|ja|si|aye)( please| go on| do| i do| sure)*[ .!,]*$/
const NO = /^(no|nope|nah|not really|not yet|no idea|n|none|never|neither|nothing)[ .!,]*$/
const VAGUE =
  /^(h+m+|mhm|oh|ah|erm?|u+h+|(please |can you |could you |i need |need |just |so |ok |oh |god |a |some |any |really |me |i |want |kinwise |can |someone |somebody )*(help|advice|tips?|ideas?|support)( me| please| needed| us| out| with (my|him|her|the) ?(son|daughter|child|kid|kids|baby|toddler|teen|teenager|him|her|parenting)?| now| asap| wanted| required| pls)*[ .!?]*|(i (really |just |honestly )?(don't|do not) know (what (to do|else to do|to say|to ask|i'm doing)|where to (start|begin)|anymore|any more|how to ask)?( anymore| any more| with (him|her|them))?[ .!?]*)|((my )?(\S+ )?(she|he|they|it|child|kid|son|daughter|kids|toddler|baby|teen|teenager|everything|little one|boy|girl)('s| is| are|'re| can be| has been| have been|'s been)? (just |being |so |really |very |too |such |quite |a |bit |little |always |a bit |absolute |total )*(difficult|hard( work)?|impossible|a nightmare|nightmare|awful|horrible|annoying|driving me (crazy|mad|insane|nuts|up the wall)|a pain|too much|challenging|tricky|a handful|handful|naughty|bad|terrible|weird|strange|off|not ok|not okay|not himself|not herself|acting (out|up|weird|strange)|misbehaving|hard)( today| lately| at the moment| right now| again| these days| recently| tonight)*[ .!?]*)|(bad|rough|hard|awful|terrible|long|tough) (day|night|week|time)[ .!?]*|(it's |it is |i'm having )?(a |such a |been a |just a )*(bad|rough|hard|awful|terrible|long|tough) (day|night|week|time)[ .!?]*|what (should|do|can|shall) i do[ .!?]*|how (do|can|should) i (parent|be a better (parent|mum|mom|dad)|handle (him|her|it|this|them)|deal with (him|her|it|this|them))[ .!?]*|(i have|i've got|got) (a|another|one) (question|problem|issue|worry)[ .!?]*|(i'm|i am) (so )?(stuck|lost|confused|worried)( about (him|her|them|my (son|daughter|child|kid)))?[ .!?]*|parenting( is hard| help)?[ .!?]*|(i )?(really )?need to talk( to (someone|somebody|you))?[ .!?]*)+$/

import type { Story } from './sign.ts'

const HIM = 'PARTNER|HE_ADULT|he|she|they'

/** A partner or a former one who hurts, frightens or rules. */
export const fearAtHome: Story = {
  concern: 'violence',
  levels: [
    ['crisis', 4],
    ['support', 3],
  ],
  signs: {
    hurtsMe: {
      weight: 4,
      excuses: ['denied', 'fiction', 'past'],
      unless: ['toddler|baby|preschooler|tantrum|tantrums|hechild|shechild|son|daughter|womb|belly', 'feelings|pride'],
      patterns: [
        'PARTNER|HE_ADULT ~4 HIT|BEAT|GRAB|bites|bit|scratches|spits|spat|drags|chokes|choked|trips ~1 me|my_face|my_arm|my_hair|my_neck|my_throat',
        'he|she ~4 HIT|BEAT|GRAB|bites|bit|scratches|spits|spat|drags|chokes|choked|trips ~1 me|my_face|my_arm|my_hair|my_neck|my_throat && PARTNER_NOUN|relationship|marriage|married',
        'PARTNER|HE_ADULT ~6 came|comes|went|goes|lunges|lunged ~1 at me',
        'PARTNER|HE_ADULT ~4 gets|got|gotten|became|becomes|been|is|turned|turns|was ~2 physical|violent|aggressive|abusive|rough',
        'throat|neck|hair|wrist|wrists|arms ~6 PARTNER|HE_ADULT|husband && me|my',
        'put|puts ~1 his|her hands ~2 on|around ~1 me|my',
        'abused|abusive|abuses|abusing|abuser|violent|assaulted && PARTNER|HE_ADULT|relationship|marriage|married',
      ],
    },
    forces: {
      weight: 4,
      excuses: ['denied', 'fiction'],
      unless: ['toddler|baby|eat|vegetables|homework|potty'],
      patterns: [
        `${HIM} ~4 force+|forced|forcing|pressures|pressured|coerce+|guilts|makes|made ~2 me|herself|himself ~4 sex|sexual|sexually|bed|sleep_with|on_me|intimate|touch|have_sex`,
        'sex|sexual|intimate|sleep_with|touches|touch ~8 not want|consent|willing|awake && PARTNER|HE_ADULT|he|husband|boyfriend',
        'sex|touch|touches ~3 without ~3 asking|consent|permission',
        'while|when ~1 i ~2 asleep|sleeping && sex|touch|touches|inside|on_me|PARTNER',
      ],
    },
    putsDown: {
      weight: 2,
      patterns: [
        `${HIM} ~4 call|calls|called|calling|tell|tells|told|say|says|saying ~4 me|i|i_am ~4 worthless|useless|stupid|fat|ugly|crazy|bitch|whore|slut|cow|idiot|nothing|names|bad_mother|bad_mom|insane|lazy|pathetic|dumb|disgusting|psycho`,
        'puts|put|putting|tears|breaks|knocks me down',
        'belittl+|belittles|humiliat+|humiliates|degrad+|degrades|insult+|insults|mock+|mocks|gaslight+|gaslights|gaslighting|berat+|demean+|ridicul+|criticiz+|criticizes|criticises|curses|cusses',
        'everything|always|all|it ~2 my fault && PARTNER|HE_ADULT|he|husband|she',
        'treats|treat ~1 me ~2 like|terribly|badly|horribly|awful|dirt|garbage|trash|maid|slave|child',
        'yell+|yells|scream+|screams|screaming|shout+|shouts|rages|explodes|blows_up ~2 at ~1 me|us ~8',
        'verbally|emotionally|mentally|verbal|emotional|mental abusive|abuse|abuses|abused|abuser',
        'silent treatment ~4 days|weeks|punish|for',
      ],
      unless: ['toddler|preschooler|year_old ~4 calls|yells|screams|told'],
    },
    rules: {
      weight: 2,
      unless: ['school|teacher|ipad|screen|tiktok|parental|son|daughter|teen|hechild|shechild'],
      patterns: [
        'checks|check|checking|reads|goes_through|looks_through|tracks|tracking|monitors|controls|watches|records ~3 my|me ~2 phone|texts|messages|emails|location|calls|car|spending|money|receipts|mileage|every|where',
        'ask|asking|beg|need ~2 for ~2 permission|money|allowance',
        'need|have|get ~2 permission ~4',
        'not ~2 allowed|let|lets|allow|allows|permitted ~2 me? ~2 to? ~2 see|have|go|leave|work|talk|drive|visit|use|speak|call|wear|friends',
        'takes|took|keeps|kept|hides|hid|holds|has|controls ~3 my ~2 bank|card|cards|phone|keys|passport|money|paycheck|wages|documents|papers|salary|car',
        'no access ~3 money|account|bank|car|phone',
        'control|controls|controlling|possessive|jealous|dominating|manipulative|manipulates|manipulating|coercive|narcissist|narcissistic',
        'cut|cuts|isolat+|isolated|isolates ~3 me ~3 off|from ~4 friends|family|everyone',
        'no friends|family ~4 because|any|left ~2 PARTNER|HE_ADULT|he|him|himadult',
        'accus+|accuses|accused|accusing ~3 me ~3 cheating|affair|lying|flirting|sleeping',
        'times|timing|minutes late ~6',
        'allowance|grocery_money|every_penny|receipts',
      ],
    },
    breaksThings: {
      weight: 2,
      excuses: ['fiction'],
      patterns: [
        `${HIM} ~5 punch+|punches|punched|kick+|kicks|kicked|hit|hits|smash+|smashes|smashed|break+|breaks|broke|broken|throw+|throws|threw|slam+|slams|slammed ~4 wall|walls|door|doors|furniture|tv|phone|phones|plates|dishes|things|objects|stuff|table|chair|window|holes|everything|around`,
        'hole|holes ~3 wall|walls|door|drywall',
        'throw+|throws|threw|throwing ~3 at me|us',
        'destroy+|destroyed|destroys|trashed|ripped ~3 my|the|our ~3 things|stuff|clothes|house|room|belongings|phone',
      ],
      unless: ['toddler|toys|preschooler|son|daughter|kid|hechild|shechild|year_old|tantrum|tantrums'],
    },
    fear: {
      weight: 2,
      patterns: [
        'afraid|scared|terrified|frightened|fear|fearful|scare|scares|intimidated|intimidates|petrified|dread ~4 of|by|to|when|what ~3 himadult|PARTNER|him|her|he|leave|go_home|home|say|reaction|tell|mood|upset|react|anger|do|angry|divorce',
        'i|me ~3 afraid|scared|terrified|frightened|unsafe|not_safe|fear ~4',
        'walk+|walking|live|living ~2 on ~1 eggshells|egg_shells|tiptoe',
        'eggshells|tiptoe|tiptoeing ~4',
        'watch|read|predict|manage ~2 his|her ~1 mood|moods|face|tone',
        'is|are ~1 daddy|dad|mommy ~2 angry|mad|cross ~2 today|again',
        'sleep|sleeping|hide|hiding|lock ~4 kids|childrens|baby|spare|bathroom ~1 room|door && PARTNER|HE_ADULT|safe|him|angry|scared',
        'park|parking|changed|change|vary ~3 different|locks|route|number && ex|PARTNER|himadult',
        'not ~2 feel|feeling|feels ~1 safe',
        'flinch|flinches|tense|stomach_drops|heart_races|shake|shaking ~6 home|door|key|keys|car|comes && PARTNER|HE_ADULT|he|husband',
      ],
      unless: ['birth|labor|labour|dark|monsters|dog|dogs|money|miscarry|miscarriage|driving|sids|flying'],
    },
    threats: {
      weight: 3,
      excuses: ['denied', 'fiction'],
      patterns: [
        'PARTNER|HE_ADULT|he|she|ex|themadult ~5 threat+|threatens|threatened|threatening ~3 me|us|to|that|kill|with',
        'THREATEN ~4 take|kill|hurt|harm|destroy|ruin|leave|suicide|himself|herself|end|call|report|deport|custody|send',
        'says|said|tells|told|warned|swore|promise+ ~3 i|me|we ~2 will ~1 regret|pay|sorry|lose|never',
        'will|would ~1 regret it',
        'accidents happen',
        'take|taking|takes ~3 kids|children|baby|daughter|son|them|her|himchild|him|everything ~3 away|from_me|abroad|disappear|country|never ~3 if|when|i|custody|leave|court|divorce|back|see',
        'if ~1 i ~2 leave|left|leaving|divorce|tell|call && PARTNER|HE_ADULT|ex|he && kill|hurt|find|take|never|kids|regret|end|himself|herself|die',
        'kill himself|herself ~4 if ~2 i',
        'never ~2 see ~3 again && PARTNER|HE_ADULT|ex|he|leave|divorce',
        'stalk+|stalks|stalking|follows|followed|following ~2 me|us|my',
        'shows|turns|showed|turned|sits|parks|waits ~1 up? ~3 at|outside ~3 my|our ~2 house|work|home|door|job|school',
      ],
      unless: ['nursery|daycare|school|teacher ~4 expel|kick|suspend', 'toddler|preschooler|3|4|5|6 ~3 threatens'],
    },
    anger: {
      weight: 1,
      patterns: [
        'PARTNER|HE_ADULT ~6 anger|angry|rage|rages|temper|outburst|outbursts|explosive|furious|mad|snaps|aggressive|loses_it|loses_control|short_fuse|mean|lashes',
        'anger|rage|temper ~2 issues|problems|outbursts|problem && PARTNER|HE_ADULT|he|she',
        'drinks|drunk|drinking|alcoholic|alcohol|drugs|high|cocaine|meth ~8 && PARTNER|HE_ADULT|he',
        'prison|jail|police|restraining|order|arrested|cps && PARTNER|HE_ADULT|ex|he',
        'afterwards|after|then|next_day ~3 cries|apologizes|apologises|sorry|promises|flowers|begs',
        'promise+|promises|promised|swears ~3 change|again|stop|never',
        'charm+|charming|two_faced|different_person|jekyll',
        'love ~2 him|her|himadult ~4 but',
      ],
    },
    childrenSee: {
      weight: 1,
      patterns: [
        'in|in_front front? of ~3 kids|children|son|daughter|boys|girls|baby|kid|toddler && PARTNER|HE_ADULT|he|she|me',
        'kids|children|son|daughter|boys|girls|baby|hechild|shechild ~4 scared|afraid|terrified|hides|hide|cries|cry|flinch|flinches|cover|covers|screams && PARTNER|HE_ADULT|daddy|dad|he',
        'for|because ~2 kids|children|son|daughter|baby && stay|leave|staying|leaving',
        'how|should|want|need|trying|afraid|scared|can ~3 leave|escape|get_out|get_away|divorce ~3 him|her|himadult|PARTNER|relationship|marriage|safely',
      ],
    },
    mild: {
      weight: -3,
      patterns: [
        'no|not|never|without|neither ~2 shout|shouting|violent|violence|abusive|abuse|yell|yelling|scream|screaming|afraid|scared',
        'good|great|wonderful|amazing|loving|gentle man|husband|father|dad|partner ~3 and|but ~3 roommates|bored|romance|tired',
        'friend|friends|sister|neighbour|coworker|colleague ~3 whose|who ~3 husband|boyfriend|partner|ex',
        'argue|argument|quarrel|disagree|bicker|fight|fights about|over|on ~3 money|chores|bedtime|dishes|discipline|holidays|christmas|screen|parenting',
        'post|posts|posting|facebook|instagram|late ~3 handover|pickup|pick_up|online|about_me',
      ],
      unless: ['but ~4 hit|hits|threw|throws|choked|scared|afraid|kill|calls|controls|grabs|pushes'],
    },
  },
}

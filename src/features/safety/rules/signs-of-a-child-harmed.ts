import type { Story } from './sign.ts'

const WHO = 'CARER|SIBLING|boy|boys|he|she|him|they|HE_ADULT|hechild|kid|friend|man|boyfriend'
const CLOTHES =
  'pants|trousers|underwear|clothes|knickers|panties|shorts|pyjamas|pajamas|naked|undressed|nude|shirt|top'

/** A child whom somebody hurts, uses or neglects. */
export const childHarmed: Story = {
  concern: 'abuse',
  levels: [
    ['crisis', 4],
    ['support', 3],
  ],
  signs: {
    clothesOff: {
      weight: 3,
      excuses: ['fiction', 'denied'],
      unless: [
        'potty|accident|accidents|diaper|nappy|rash|swim|swimming|wash|washing|laundry|dirty|change_her|change_him|pee|peed|poop|poops|wears|wear|refuses',
      ],
      patterns: [
        `take|takes|took|taken|taking|pull|pulls|pulled|pulling ~3 ${CLOTHES} ~2 off|down`,
        `take|takes|took|taken|taking|pull|pulls|pulled|pulling ~1 off|down ~3 ${CLOTHES}`,
        'film+|filmed|filming|record+|recorded|recording|photograph+|photos|pictures|photo ~5 in|naked|undress|changing|bath|shower|undressed|sleeping|toilet && kids|children|son|daughter|her|him|me|CHILD_NOUN|niece|nephew',
        'naked|undressed|nude ~5 together|with|in_bed|front|photo|picture|pictures|photos|her|him|game',
        'show+|showed|shown|shows|see|saw|watch|watched ~3 his|porn|penis|privates|pornography|naked|private ~2',
      ],
    },
    touched: {
      weight: 3,
      excuses: ['denied'],
      patterns: [
        `${WHO} ~4 touch+|touches|touched|touching|rubs|rubbed|licks|licked|fingers|puts|put ~2 him|her|me|himchild|them|PRIVATES|inside|down ~2`,
        'touch+|touched|touches|kissed|rubbed ~3 down_there|there|PRIVATES|private|secret',
        'what ~2 he|she|HE_ADULT|they|uncle|grandpa|stepdad|hechild ~1 did|does|do|done ~2',
        'did|done|does|doing ~2 something|things|stuff|that|this ~2 to ~2 himchild|him|her|my|them|me|daughter|son',
        'make|makes|made|making|force+|forced|ask+|asked|asks|told|get|gets ~2 him|her|me|himchild|them|my_daughter|my_son ~4 touch|kiss|lick|play|game|games|undress|watch|sit|hold|secret|bed|shower|bath|take',
        'come|comes|came|coming|sneak+|sneaks|walk+|walks|get|gets ~2 in|into|to ~3 room|bed|bathroom|shower ~4 && night|touch|pretend|asleep|secret|stepdad|stepfather|uncle|brother|grandpa|lock',
        'tickle|tickles|tickling ~4 game|under|blanket|secret|alone|grandpa|uncle',
        'rub|rubs|rubbed|stroke|strokes ~2 my|her|his back|leg|legs|thigh|thighs|stomach ~6 lower|down|then|under',
        'use|uses|used|took_advantage|taken_advantage ~3 sex|sexually|doll|dolls',
        'sex|sexual|sexually|rape|raped|molest+|molested|incest ~6 child|daughter|son|kid|me|niece|her|him|minor|year_old|girl|boy|sister|brother',
        'private|privates|PRIVATES|vagina|penis ~6 hurt|hurts|sore|red|bleeding|pain|touch|touched',
      ],
      unless: [
        'wipe|wiping|wash|washing|doctor|pediatrician|potty|nappy|diaper|cream|hug|cuddle|germs|sick|teach|consent|own|himself_all',
      ],
    },
    secretGame: {
      weight: 4,
      excuses: ['denied', 'fiction'],
      unless: ['surprise|party|santa|hide_and_seek|sister|brother|mermaid|pirate|rubber|bubbles'],
      patterns: [
        'secret|special|our|private|tickle|grown_up ~1 game|games|secret|touch|cuddle|cuddles|hug|time ~8 bath|bed|shower|dark|alone|clothes|grandpa|uncle|coach|dads|mums|babysitter|friend|door|tell|touch',
        'game|games ~4 bath|shower|bed|under_the ~6 secret|tell|alone|uncle|grandpa|dads|friend|babysitter',
      ],
    },
    secret: {
      weight: 2,
      patterns: [
        'secret|secrets|hush|quiet|not ~2 to? tell ~6 && HE|he|she|they|grandpas|uncle|stepdad|cousin|coach|touch|game|mom|mum|break|night|grandpa|man|CARER|brother',
        'not ~2 tell ~3 mom|mum|dad|mommy|daddy|anyone|anybody|police|mother|parents|her_father|my_wife|him',
        'begged|begs|made ~2 me ~2 promise|swear ~3 not|tell',
        'told|told_me|said|says|says_that|disclos+|disclosed|admitted|confessed ~4 uncle|cousin|stepdad|stepfather|grandpa|coach|teacher|babysitter|brother|boyfriend|dad|daddy|boy|neighbor|neighbour ~4 touch+|touched|hurt|hurts|hit|hits|does|did|makes|made|put|showed|takes|kissed|grabbed|bad',
      ],
      unless: ['surprise|party|present|presents|gift|santa|pregnan+|birthday|christmas'],
    },
    cruelty: {
      weight: 4,
      excuses: ['denied', 'fiction', 'past'],
      patterns: [
        'makes|made|forces|forced|has ~2 him|her|them|me|himchild|child|kid|son|daughter|nephew|niece ~1 sleep|stay|stand|sit|eat|kneel ~4 garage|outside|shed|basement|balcony|closet|car|snow|rain|floor|cellar|cold',
        'one|no|skip|skips|half meal|meals|dinner ~2 a_day|day|only|daily',
        'cigarette|cigarettes|cigar|iron|lighter|finger|fingers|hand|belt|buckle|thumb|bite shaped|shape|like|print|prints|mark|marks|ends|end|burn|burns|size|sized ~4 marks|burns|bruise|bruises|bruising|scars|back|arm|arms|legs|thigh|neck|bottom|face?',
        'burns|burn|marks|scars|bruises|bruise|bruising ~3 like|shaped|from|in_the_shape ~2 cigarette|cigarettes|finger|fingers|hand|belt|iron|buckle|cord|teeth',
        'kneel|kneeling|kneels ~3 rice|corn|floor|hours|corner|gravel',
        'gets|get|got|gives|getting ~1 the|a belt|strap|cane|paddle|whipping|beating',
        'cold|freezing|ice shower|showers|bath|water ~4 punish|punishment|punishes|bad|naughty|wrong|cry|cries',
        'washes|washed|wash ~2 mouth ~2 with|out ~2 soap',
        'shuts|shut|locks|locked|puts|put ~2 him|her|them|me|himchild ~4 cupboard|closet|dark|wardrobe|shed|attic|cellar|trunk|boot ~4',
        'soap|hot_sauce|pepper|vinegar|chili ~3 mouth|tongue|eyes',
        'tied|ties|taped|tapes|chained|gagged ~3 him|her|them|me|hands|mouth|bed|chair|himchild',
        'locks|locked|lock|shut|shuts ~3 me|him|her|them|himchild ~3 dark|closet|outside|basement|garage|laundry|shed|cupboard|attic|cellar',
        'no|without food|dinner|eating|meals ~6 punish|punishment|days|locked|punishes',
        'hit|hits|hitting|slap+|slaps|smack+|smacks|pinch+ ~5 mouth|face|head|ears ~6 cries|cry|crying|talks_back',
      ],
      unless: ['toddler|preschooler|kid ~4 hits|bites', 'dinner ~3 dessert'],
    },
    neglect: {
      weight: 2,
      excuses: ['denied', 'fiction'],
      patterns: [
        'hungry|starving|filthy|dirty|same_clothes|unwashed|unfed|lice|soiled ~6 every|again|always|monday|mondays|alone|clothes|nursery',
        'outside|out|home|left|wandering ~2 alone ~4 midnight|night|hours|overnight|dark|street',
        'round|circular ~3 sores|burns|marks|scabs ~4',
        'neighbor|neighbors|neighbour|neighbours|next_door|downstairs|upstairs ~8 child|kid|kids|toddler|baby|children|mother|boy|girl',
      ],
      unless: ['muddy|mud|playing', 'my_baby_is_hungry|feed|feeds|nursing'],
    },
    leftAlone: {
      weight: 4,
      excuses: ['denied', 'fiction'],
      unless: [
        'i ~4 leave|left|leaving',
        'minutes|minute|trash|bins|shower|mailbox|garden|monitor|crib|cot|nap',
      ],
      patterns: [
        'leaves|leave|left|leaving ~8 1|2|3|4|5|6|one|two|three|four|five|six|baby|toddler|newborn ~5 alone|by_themselves|by_himself|by_herself|themselves|unattended|on_their_own|on_his_own|on_her_own|home ~6',
        'alone|unattended|by_themselves ~4 overnight|all_night|night_shift|all_day|whole_weekend|until_morning|for_hours|since_friday|in_the_flat',
      ],
    },
    watched: {
      weight: 4,
      excuses: ['denied', 'fiction'],
      patterns: [
        'CARER|HE_ADULT ~3 walks|walked|comes|came|barges|peeks|peeked|watches|watched|films|stares ~2 in|on|at ~2 her|him|me|my|himchild|niece|daughter|stepdaughter ~5 shower|bath|bathroom|changing|undress|undressing|dressing|naked|toilet',
        'CARER|HE_ADULT ~5 comments|comment|remarks|jokes|compliments ~2 about|on ~2 her|my|his ~2 body|breasts|bum|figure|chest|legs|curves',
      ],
    },
    bodySigns: {
      weight: 4,
      excuses: ['denied', 'fiction'],
      unless: [
        'period|periods|constipat+|constipated|thrush|rash|nappy|diaper|poo|puberty|bubble_bath|fell|bike|bicycle',
      ],
      patterns: [
        'blood|bleeding|discharge|sore|bruise|bruises|bruising|pain ~4 knickers|underwear|pants|panties|down_there|privates|private_parts|genitals|vagina|penis|bottom|anus && visit|weekend|dad|dads|mum|uncle|grandpa|sitter|access|after|back|stepdad|coach|boyfriend|brother|cousin|daycare|nursery',
        'CARER|in_law|brother_in_law|cousin|lodger ~2 showers|baths|bathes|sleeps|undresses ~1 with ~4 niece|nephew|daughter|son|her|him|me|stepdaughter|stepson ~8',
        'CARER|in_law|brother_in_law|cousin ~3 gave|gives|showed|shows ~2 him|her|them|me|himchild ~3 vodka|beer|alcohol|wine|porn|films|videos|magazines|drugs|weed|pills ~6',
        'does|did|doing|do ~1 stuff|things|it|something to|with ~1 me ~6 sleepover|sleepovers|night|house|alone|bed|tell|anything|family|know',
      ],
    },
    photos: {
      weight: 3,
      excuses: ['denied'],
      patterns: [
        'body_pics|body pics|pic|photos|nudes',
        'send|sent|sends|sending|wants|want|asked|asks|asking|demand+|trade|share+|shared ~5 photo|photos|picture|pictures|pics|pic|nudes|videos|video && online|roblox|discord|snapchat|instagram|man|stranger|guy|older|boy|school|more|everyone|threat|says',
      ],
      unless: ['grandma|grandparents|album|school_photo|birthday|family_photo'],
    },
    overheard: {
      weight: 2,
      excuses: ['fiction'],
      patterns: [
        'hear|heard|hearing ~6 man|woman|mother|father|mum|mom|dad|him|her|parents ~2 shout|shouting|scream|screaming|yell|yelling|swearing|hit|hitting ~8',
        'hear|heard|hearing ~8 thud|thuds|thump|smack|smacks|slap|slapping|crash|bang|whack|silence',
        'hear|heard|hearing ~6 screaming|begging|thrown|thumps|banging|crying|slaps|hitting|yelling ~4',
      ],
      unless: ['baby_monitor|monitor|my_toddler|shower|phantom'],
    },
    lured: {
      weight: 2,
      excuses: ['denied'],
      unless: ['playdate|teacher|grandma|aunt|class|club|train|birthday'],
      patterns: [
        'meet|meeting|meet_up|pick|picking ~2 her|him|daughter|son|me|up|himchild|shechild|kid ~6 mall|park|hotel|alone|car|person|station|secret|after_school|real_life|his_house|concert',
        'come|go|meet|be ~1 alone',
        'gift|gifts|money|robux|vbucks|v_bucks|phone|vape|vapes|presents ~6 from|sends|sent|gives|gave|buys|bought && man|stranger|online|older|coach|unknown|guy|secret',
        'not ~2 tell ~3 me|us|parents|mum|mom|dad|anyone',
        'webcam|camera|cam|livestream|video_call|facetime ~6 undress|naked|clothes|dance|shirt|alone|man',
      ],
    },
    olderLover: {
      weight: 4,
      excuses: ['denied', 'fiction'],
      when: (facts) => facts.isTeen,
      patterns: [
        'dating|seeing|boyfriend|girlfriend|relationship|sleeping_with|engaged|in_love|pregnant_by|hooking_up ~6 19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|38|40|45|twenty|thirty|twice_her_age|twice_his_age|grown_man|married_man|adult',
        '19|20|21|22|23|24|25|26|27|28|29|30|35|40|twenty|thirty ~4 year_old|yo|old ~3 boyfriend|girlfriend|man|guy|lover',
      ],
      unless: ['i am|was|were', 'brother|sister|student_teacher|17|18', 'married ~2 years'],
    },
    online: {
      weight: 2,
      excuses: ['denied'],
      patterns: [
        'online|roblox|discord|snapchat|instagram|kik|tiktok|minecraft|fortnite|chat|app ~6 man|stranger|guy|someone|adult|older|boy|person',
        'man|stranger|guy|adult|older|person|boy ~6 online|roblox|discord|snapchat|instagram|kik|tiktok|minecraft|fortnite|chat|app',
        'blackmail+|sextort+|sextortion|threat+|threatens|threatening ~6 send|post|share|photos|pictures|video|nudes',
      ],
    },
    marks: {
      weight: 3,
      excuses: ['denied', 'fiction'],
      patterns: [
        'new|fresh|more|another|different ~1 bruise|bruises|marks|injuries|burns|black_eye ~8 every|each|again|monday|week|time|weekend|visit',
        'BRUISE|mark|marks|scratch_marks|burn|burns|welt|welts|injury|injuries|bite_mark ~8 back|legs|arm|arms|neck|face|bottom|thigh|thighs|buttocks|cheek|ears|body|wrist|wrists|ribs|stomach && dad|dads|mom|moms|ex|stepdad|stepmom|daycare|nursery|sitter|visit|weekend|boyfriend|father|fathers|CARER|PARTNER',
        'belt|buckle|hanger|stick|cable|cord|cane|paddle|wooden_spoon ~4 mark|marks|hit|hits|hitting|beat|beats|welts|bruises',
        'hit|hits|hitting|beat|beats|beating|whip+|smacks|slaps|spanks|punish+|punishes|punished ~4 with ~3 hanger|belt|stick|cable|shoe|slipper|spoon|cord|cane|paddle|ruler|wire|switch|object|broom',
      ],
      unless: ['birthmark|birth_mark|mongolian|shots|vaccine|bloodwork|soccer|football|playground'],
    },
    hitByCarer: {
      weight: 3,
      excuses: ['denied', 'fiction', 'past'],
      patterns: [
        'CARER|PARENT_NOUN|HE_ADULT|ex|stepmom|stepdad ~5 hit|hits|hitting|beat|beats|beating|slap+|slaps|slapped|smack+|smacks|punch+|kick+|kicks|whip+|choke+|chokes|grab+|grabs|shake|shakes|shook|drag+|throws|threw|shove+|shoves|push+|burn+|bite|bites|hurts|hurt|abuse+|abuses|locks|locked|starves|spank+|rough ~3 him|her|them|me|us|himchild|my_son|my_daughter|our_son|our_daughter|the_kids|kids|children|siblings|brother|sister|baby|daughter|son|child|with',
        'get|gets|getting|got|being|be|is|are hit|beaten|hurt|smacked|slapped|abused|whipped|spanked ~3 by|at|when|for|with',
        'get|gets|getting|got physical|violent|rough|aggressive|handsy ~4 with ~3 kids|him|her|them|son|daughter|child|baby|himchild|children',
        'locks|locked|shuts|shut|leaves|left ~3 me|him|her|them|himchild|kids ~2 outside|in_the_dark|in_a_closet|in_the_closet|in_the_car|in_the_basement|in_the_garage|in_his_room|in_her_room|alone',
        'abuse|abusing|abused|abuses|neglect|neglects|neglected|neglecting|mistreat|mistreats|mistreated ~5 kid|kids|child|children|son|daughter|sister|brother|siblings|baby|niece|nephew|grandson|granddaughter|stepson|stepdaughter|him|her|them',
        'scream+|screams|screaming|yell+|yells|curses|cusses|insults|humiliates ~3 at? ~2 kids|him|her|them|son|daughter|himchild|children|us|me ~6 all|every|constantly|daily|names|stupid|hate|worthless|face && CARER|PARENT_NOUN|stepdad|stepmom|ex|HE_ADULT|PARTNER',
      ],
      unless: [
        'preschooler|toddler ~4 hits|hit',
        'bites ~3 me',
        'accident|accidentally|tripped',
        'tantrum|tantrums',
        'my_feelings',
        'grabs|grab|takes|holds|passes ~3 baby|newborn ~2 from|off|out|around',
        'ball|frisbee',
      ],
    },
    childFears: {
      weight: 2,
      patterns: [
        'SCARED|screams|screamed|screaming|begs|begged|refuses|refused|cries|hides|shakes|clings ~5 go|going|be|see|stay|visit|with|when|of ~4 dads|dad|father|fathers|moms|mother|mothers|stepdad|uncle|uncles|grandpa|grandpas|him|his|her|daycare|sitter|nursery|himadult|babysitter|nanny|coach|boyfriend|alone_with',
        'flinch|flinches|flinched|flinching|cower+|dodging ~6',
        'looked|looks|stared|stares|looking at the floor|ground',
        'wet|wets|wetting|soil+|soiling ~2 the? bed|himself|herself|pants && scream|screams|screamed|night|nightmares|afraid|scared|show|showed|boyfriend|visit|dad|uncle|sitter|worked',
        'scream+|screamed|panics|panicked|terrified ~6 bathe|bath|change|touch|undress|diaper|nappy|wash',
        'show+|showed|shows|drew|draws|acts|acted ~3 on|with|out ~3 doll|dolls|teddy|toy|sexual|sexually|naked',
        'act|acts|acting|changed|different|withdrawn|quiet|not_himself|not_herself ~6 since|after|when|back ~5 visit|visits|dads|dad|sitter|uncle|weekend|stay|daycare|boyfriend|nursery',
        'sexual|sexualized|sexualised behavior|behaviour|behaviors|knowledge|words|language|acts',
      ],
      unless: [
        'bath|water|shampoo|hair|drain|vacuum|dogs|dog|dark|monsters|doctor|dentist|haircut ~1 because',
        'shampoo|drain|haircut|separation',
      ],
    },
    alibi: {
      weight: 1,
      patterns: [
        'said|says|claims|claimed|told ~3 fell|fall|tripped|accident|clumsy|ran_into|nothing_happened',
        'will|would|wont not ~2 say|tell|explain|talk ~4 how|what|who|about',
        'kids will be',
        'overreact|overreacting|over_reacting|imagining|exaggerating|making_it_up|made_it_up',
        'not ~2 believe|believes|believed ~1 me|her|him',
        'if i ~2 say|tell|told|talk ~4',
        'feel|feels|felt ~1 dirty|disgusting|gross|ashamed|uncomfortable|weird',
        'do|does not know ~2 where ~2 start|turn',
        'froze|freeze|frozen|pretend|pretended ~3',
        'feel|felt|feeling sick',
        'third|second|fourth|every|again time|times|week ~2',
        'cps|social_services|social_worker|child_services|dcfs|police|report|custody|court',
        'can not prove|proof|evidence',
        'stepdad|stepfather|boyfriend|uncle|older|cousin|babysitter|coach|stepbrother|grandpa|grandfather',
        'protect ~2 him|her|them|my|himchild|kids',
      ],
    },
    taughtOrOver: {
      weight: -3,
      patterns: [
        'how|what ~3 teach|explain|talk ~6 body|consent|touch|privates|safety|strangers|stranger',
        'PAST ~8',
        'when|as i|i_was ~3 child|kid|little|young|growing',
        'book|books|course|class|lesson|programme|program',
        'style|philosophy|opinion|disagree ~3 parenting|discipline|spank+|spanking',
        'potty|diaper|nappy|tantrum|tantrums|bites|biting',
      ],
      unless: ['still|again|told_me|told ~1 me|yesterday|last_night|this_week|today'],
    },
  },
}

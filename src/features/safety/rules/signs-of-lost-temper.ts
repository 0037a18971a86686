import type { Story } from './sign.ts'

const BABY =
  'him|her|them|himchild|baby|newborn|son|daughter|kid|kids|child|children|toddler|boys|girls|twins|month_old|year_old|little_one'

/** A parent who hurts or frightens the child, or is close to it. */
export const lostTemper: Story = {
  concern: 'harming_child',
  levels: [
    ['crisis', 4],
    ['support', 3],
  ],
  signs: {
    handsOn: {
      weight: 3,
      excuses: ['denied', 'fiction'],
      patterns: [
        `i ~4 grab+|grabbed|yank+|jerk+|shake|shook|shaking|slap+|smack+|spank+|hit|hits|hitting|push+|shove+|shoved|squeeze+|squeezed|pinch+|throw|threw|kick+|bit|bite|drag+|dragged|slam+|whip+|beat|choke+|pin+|pinned|restrain+ ~4 ${BABY}|arm|arms|face|mouth|leg|legs|body|cheeks|shoulder|shoulders|wrist ~6 hard|too_hard|angry|anger|mad|cry|cries|cried|sob|sobbed|lost|lose|bruise|bruised|mark|marks|red|snap|snapped|guilt|guilty|awful|horrible|ashamed|hate|rough|roughly|temper|rage|frustrated|frustration`,
        `i ~3 put|set|dropped|threw|plopped|slammed|lay|laid ~2 ${BABY} ~2 down ~3 hard|harder|roughly|too_hard|forcefully`,
        `hit|hitting|slap+|slapping|smack+|shake|shook|shaking|grab+|grabbing|hurt|hurting|harm|throw|threw|spank+|spanking|beat|beating ~2 ${BABY} && lose_it|lost_it|see_red|saw_red|snap|snapped|rage|temper|control|anger|angry|stop_myself|help_me_stop|how_to_stop`,
        'too rough|hard|aggressive ~2 with|on ~3',
        `rough with ~2 ${BABY}`,
        'hand|hands ~3 over|on ~2 mouth|face && cry|crying|stop|quiet|scream|screaming && i|my',
      ],
      unless: [
        'my head|hands|milestone',
        'toddler|year_old|preschooler|kid ~4 hits|hit|bites|grabs|pushes ~2 me|other|others',
      ],
    },
    losesIt: {
      weight: 2,
      patterns: [
        'i ~3 lose|lost|losing ~2 it|control|temper|my_temper|cool|patience|my_mind ~3 with|at|and|on|when|completely|again|every',
        'i ~2 see|saw red',
        'can not|how ~3 stop ~1 yelling|shouting|screaming|hitting|slapping|spanking|losing',
        'call|called|calling ~1 them|him|her|my ~4 names|awful|horrible|terrible|stupid|idiot|worthless',
        'i ~3 snap|snapped|explode|exploded|blow|blew|erupt|flip|flipped ~3',
        'something ~2 snaps|snapped',
        'i ~4 rage|rages|raging|fury|furious|uncontrollable|violent',
        'my ~2 anger|temper|rage|outbursts ~4',
        'anger|temper ~3 control|manage|issues|problem|problems|scares ~4',
        'hand ~3 faster|before i',
        'i ~3 so|really|very|extremely|always angry|mad ~5 at|with|that|over',
        'i|me ~3 violent|aggressive|unhinged|out_of_control|abusive ~2',
        'i ~3 break|breaks ~1 things|stuff|toys|plates',
        'i ~3 say|said ~3 things ~8 forgive|regret|awful|horrible|terrible|father|mother',
        'i ~3 throw|threw|thrown|punch|punched|kicked|smashed|broke ~3 things|plates|plate|cup|phone|toys|wall|door|chair|remote',
        'scream+|screamed|yell+|yelled ~3 in ~1 his|her|their ~1 face|faces',
        'scream|screamed|screaming|yell ~3 until|so ~4 voice|throat|hoarse|loud',
      ],
      unless: [
        'hechild|shechild|toddler ~3 loses|lost ~2 it|temper|mind',
        'losing my mind',
        'lost_my_mind',
        'he ~2 angry',
      ],
    },
    afraidToHurt: {
      weight: 4,
      excuses: ['fiction', 'denied'],
      unless: [
        'feelings|development|milk|formula|medicine|vaccine|ears|teeth|screen|sleep_training|cry_it_out|pregnan+|wine|caffeine|attachment',
      ],
      patterns: [
        `afraid|scared|terrified|worried|fear|frightened ~4 i ~3 hurt|hurting|harm|harming|shake|shaking|hit|hitting|drop|dropping|throw|do ~3 ${BABY}|someone|somebody|something`,
        'afraid|scared|terrified|worried|fear|frightened ~3 going|about to ~1 hurt|harm|hit|shake|snap|throw ~3',
        `want|wanted|wanting|urge|urges|tempted|close|feel_like|felt_like|thought|thoughts|thinking|about ~3 to|of? ~1 throw|throwing|shake|shaking|hit|hitting|slap|hurt|hurting|harm|harming|smother|smothering|drop|dropping|strangle|squeeze|drown|drowning ~3 ${BABY}`,
        'had|have ~1 to ~1 walk|leave|go|step ~4 outside|away|room && hurt|throw|shake|hit|slap|harm',
        'not ~2 trust ~1 myself ~4',
        'think|thinks|thinking|thought|thoughts ~2 about|of ~2 putting|leaving|throwing|drowning|dropping|pushing|smothering|shaking ~4 baby|him|her|newborn|them|daughter|son ~6 bath|bathtub|river|water|window|road|dumpster|walking|stairs|wall',
        'bitten|bit|pulled|locked|shoved ~2 him|her|himchild ~2 back|hair|in ~4',
      ],
    },
    pictures: {
      weight: 3,
      excuses: ['fiction'],
      patterns: [
        'see|seeing|saw|imagine|imagining|picture|picturing|flash|flashes|visions|images|pictures|visualize ~3 myself|me|of ~3 dropping|throwing|drop|throw|stab|stabbing|drown|drowning|letting_go|pushing|hurting|smothering|harming|him_falling|her_falling',
        'pictures|images|thoughts|flashes|visions|scenes ~4 knife|knives|window|bath|stairs|drown|drowning|blood|stairs|hurt|harm|dropping|stab|come_all_day|pop|popping',
        'intrusive|unwanted|horrible|awful|disturbing|scary|terrible|horrific|violent|dark thoughts|images|thought ~6 baby|her|him|son|daughter|hurting|harming|something|child|dying|happening|birth|born|postpartum|newborn',
        'every_time|each_time|whenever|when ~4 carry|walk|bath|bathe|hold|near ~4 knife|knives|stairs|window|balcony|bridge && thought|thoughts|see|picture|imagine|image',
      ],
      unless: ['movie|film|book'],
    },
    regretsBirth: {
      weight: 3,
      patterns: [
        'wish+|wished|regret|regrets|regretting ~4 never|not ~2 had|have|having|born|become|became|gotten ~3 him|her|them|kids|children|baby|a_mother|a_mom|a_mum|pregnant|child|son|daughter',
        'regret|regretting|regretted ~3 having|becoming|keeping|motherhood|fatherhood|parenthood|children|kids|baby|him|her',
        'i ~3 hate|resent|dislike|despise|loathe my|our|the|this ~2 son|daughter|baby|child|kid|kids|toddler|newborn|children',
        'i ~3 hate|resent|loathe being ~2 mother|mom|mum|dad|parent|father',
        'not ~4 want ~2 to? ~1 hold|touch|see|look|be_near|care|feed ~2 him|her|baby|my_baby|the_baby|newborn|himchild',
        'not|no|never|nothing ~4 love|bond|bonded|connect|connected|connection|attached|feel ~4 baby|newborn|him|her|son|daughter|himchild',
        'better|best ~4 another|different|other|someone mother|mum|mom|family|else',
        'want|wanted|tempted|thought|thinking ~3 give|giving|put|putting ~3 up|adoption|away && baby|him|her|newborn',
        'take ~3 away && tell|told|ask|admit|haven|anyone|anybody|help|thoughts|honest',
      ],
      unless: [
        'adopt+|foster|birth_mother|tattoo',
        'husband ~3 love',
        'breastfeed+|pumping|bottle|latch',
        'hate|resent ~2 husband|wife|partner|job',
      ],
    },
    shame: {
      weight: 1,
      patterns: [
        'i ~4 cry|cried|sob|sobbed|hate_myself|hate_me|ashamed|disgusted|monster|awful_mother|horrible|terrible|guilty|guilt|remorse|regret|unforgivable',
        'there are marks|bruises',
        'hate myself',
        'my ~1 mother|father|dad|mom|mum|parents ~3 did|was|were|hit|beat|same|abusive|like_this',
        'cycle|repeat|repeating|become ~3 abuse|my|parents|mother|father|same',
        'bad|terrible|horrible|awful|worst ~2 mother|mom|mum|dad|father|parent|person',
        'help|before ~3 stop|me|please|need|worse',
        'i_need_help|need_help|please_help|help_me',
      ],
    },
    childFrightened: {
      weight: 2,
      patterns: [
        'scare|scares|scared|scaring|frighten+|frightens|terrif+|terrified|afraid|fear|fears ~3 of? ~1 me',
        'scared|afraid|frightened|terrified when ~3 voice|i|mommy|daddy|yell|shout',
        'scaring|frightening|terrifying|traumatizing|traumatising ~2 them|him|her|my|kids|himchild|the',
        'flinch|flinches|flinched|cower+|cowers|ducks|hides ~5 me|i|my|hand|when|reach|raise|from|voice',
        'scares ~2 my|the|our',
        'afraid|scared|terrified of ~1 mommy|mummy|mom|mum|daddy|dad|my_anger|my_temper|my_voice',
      ],
      unless: ['dark|monsters|vacuum|dog|dogs|thunder|storm', 'scared ~2 me'],
    },
    spent: {
      weight: 1,
      patterns: [
        'colic|crying|screaming|cries|screams ~6 hours|nonstop|all_day|all_night|constantly|every',
        'alone ~3 with ~2 him|her|baby|kids|them|newborn|all',
        'not ~2 slept|sleep|sleeping ~6',
        'sleep deprived|deprivation',
        'depress+|depressed|depression|ppd|pnd|postpartum|postnatal|anxiety|ptsd|bipolar|hormones',
        'weeks|months|days ~1 postpartum|old && i && cry|crying|depressed|numb|robot|nothing|sad|exhausted|overwhelmed',
        'staring|stare ~3 wall|ceiling',
        'not ~3 eaten|eating|eat|shower|showered',
        'cry|crying ~4 shower|all|every|constantly|night|bathroom|day',
        'robot|numb|empty|autopilot',
      ],
    },
    mildOrOver: {
      weight: -2,
      patterns: [
        'yelled|yell|shouted|raised ~4 once|first_time|this_morning|today|voice',
        'never ~2 hit|hurt|laid|touch|touched|spank|spanked',
        'gentle|positive|peaceful parenting|discipline',
        'toddler|son|daughter|he|she|kid|hechild|shechild|year_old|month_old|preschooler ~4 hits|bites|hitting|biting|kicks|punches|scratches|slaps|throws|threw|pinches',
        'tantrum|tantrums|meltdown|meltdowns',
        'not literally',
        'lol|haha',
      ],
      unless: ['and i ~3 grab|grabbed|hit|slap|slapped|shake|shook|hurt', 'i ~3 lose|lost'],
    },
  },
}

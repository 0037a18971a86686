import type { Story } from './sign.ts'

const GROWN_UP = 'i|husband|wife|partner|headult|sheadult|girlfriend|boyfriend|sister|mum|mom|friend|me|my'

/** A parent sinking into depression or fear, told by how the days look rather than by its name. */
export const sinkingParent: Story = {
  concern: 'low_mood',
  alone: 3,
  levels: [['support', 3]],
  signs: {
    joyless: {
      weight: 2,
      excuses: ['fiction'],
      patterns: [
        'count|counting ~2 hours|minutes|days ~3 until|till ~3 sleeps|asleep|bedtime|over|work|gone',
        'so ~1 the day ~1 is over',
        'food|everything ~2 tastes ~3 nothing|cardboard|ash',
        'not|no|never ~3 feel|felt|feeling|find|enjoy|enjoying|enjoyed|have ~3 joy|joyful|pleasure|happy|happiness|excited|anything|nothing|like_myself|myself|spark ~5 months|weeks|since|anymore|any|more|longer|ever|again|kids|baby|lately?',
        'going|go|goes|just ~1 through the motions',
        'nothing|not ~3 brings|bring|gives|makes ~2 me ~2 joy|happy|pleasure|smile',
        'forgotten|forgot|can_not_remember|not_remember ~3 how|what ~4 happy|laugh|smile|fun|normal',
        'numb|hollow|robot|zombie|autopilot|dead_inside ~2',
        'fake|faking|pretend|pretending|forcing|mask ~4 smile|happy|fine|okay|ok|smiling',
        'want|wanted|wish ~2 to? ~1 run|walk|drive|leave|disappear|hide ~3 away|off|and ~2 never|not|forever|back|everyone|all',
        'nothing|no_feelings|anything ~2 when ~2 look|hold|see ~3 baby|her|him|newborn|son|daughter',
        'feel|feels|felt nothing',
      ],
    },
    estranged: {
      weight: 3,
      excuses: ['fiction'],
      unless: ['in_laws|visitors|grandma|sick|bottle|nanny|breast|foster|adopt+|nap'],
      patterns: [
        'PARTNER|i ~2 not|never|refuses|refuse|can_not ~2 hold|touch|look|cuddle ~2 baby|newborn|our_son|our_daughter|him|her ~6',
        'feel|feels|like ~4 someone|somebody|stranger|strangers else? ~1 child|baby|kid ~2',
        'feel|feels|felt ~4 baby|he|she|hechild|shechild ~2 not ~2 mine ~2',
        'says|thinks|convinced|believes ~3 baby|newborn ~4 hates|hate|evil|laughing_at|swapped|watching ~3',
        'PARTNER ~3 says|thinks|convinced|believes ~2 he|she|hechild|shechild ~4 hates|hate|hate_in|evil|swapped && baby|newborn|birth|born',
        'no|lost|zero ~1 interest ~2 in ~2 baby|newborn|son|daughter|him|her|kids|children|life',
        'feel|felt ~1 nothing ~6 baby|him|her|born|newborn|son|daughter',
      ],
    },
    tears: {
      weight: 2,
      excuses: ['fiction'],
      unless: [
        'toddler|preschooler|baby ~2 cries|crying|cry',
        'happy|joy|movie|film|laughing ~3 tears|cry',
        'hechild|shechild|son|daughter ~3 cry|cries|crying',
      ],
      patterns: [
        'i ~1 cry|cried|sob|weep ~2 as_soon|when|once|until|because|and ~8 leaves|work|alone|why|reason|know|stop',
        `${GROWN_UP} ~3 cry|cries|crying|cried|sob|sobs|sobbing|weep|tears ~5 every|all|always|constantly|daily|nights|secret|shower|bathroom|car|nothing|reason|stop|hours|nobody|alone|toilet|night`,
        'in tears ~3 every|all|most|again|daily|constantly',
        'burst|bursting into tears ~4 every|nothing|all|constantly|reason',
      ],
    },
    stuck: {
      weight: 2,
      excuses: ['fiction'],
      patterns: [
        `${GROWN_UP} ~4 lie|lies|lying|lay|sit|sits|sitting|stay|stays ~2 on|in ~2 floor|dark|bed|bathroom ~6 cry|cries|hours|alone|says|staring|stare|nothing|kids_are|all_day|depress+|depression`,
        'can not|hardly|barely|struggle|struggling|not ~2 get ~2 out ~1 of? bed|pyjamas|house',
        'not ~2 showered|shower|washed|dressed|brushed|eaten ~4 days|week|weeks|days_now',
        'can not|barely|hardly ~1 function|functioning|cope|coping|manage ~4',
        'everything ~2 feels|is ~2 too_much|impossible|heavy|effort|grey|pointless|black',
        'house|dishes|washing ~4 piling|falling && cry|cries|bed|depress+|can_not|sleep',
      ],
      unless: [
        'potty|tantrum|toddler ~4 floor|bed',
        'sleep_training|until ~4 asleep|sleeps',
        'falls_asleep|fall_asleep',
      ],
    },
    unworthy: {
      weight: 2,
      excuses: ['fiction'],
      patterns: [
        `${GROWN_UP} ~4 failure|failing|useless|worthless|monster|terrible_mother|terrible_mum|terrible_mom|bad_mother|bad_father|worst_mother|worst_mum|worst_mom|not_good_enough|waste`,
        'should|could not ~1 have ~2 become|been|had|be ~2 mother|mum|mom|dad|father|parent|baby|kids|children|him|her',
        'not ~1 cut out|made|meant ~1 for|to_be ~2 this|mother|motherhood|parent|mum|mom|dad',
        'deserve|deserves ~2 better ~1 mother|mum|mom|dad|father|than|parent',
        'regret|regrets|resent|resents ~3 baby|having|motherhood|kids|children|her|him|becoming',
        'made ~1 a? ~1 huge|terrible|big|massive? ~1 mistake ~4 baby|having|kids|mother|child',
        'PARTNER|i ~4 made a mistake && baby|newborn|motherhood|birth|born',
      ],
    },
    fearful: {
      weight: 2,
      excuses: ['fiction'],
      patterns: [
        'heart ~1 races|racing|pounding|pounds|beating ~3',
        'check|checks|checking ~4 breathing|breath|alive|locks|doors ~4 times|constantly|hundred|every|all|minutes|night|obsessively',
        'awful|horrible|terrible|terrifying|scary|bad|dark|violent|disturbing|sick ~1 pictures|images|thoughts|visions|scenes ~3',
        'panic attack|attacks ~3',
        'can not|never|not ~2 switch|turn|calm|shut|stop ~3 worrying|brain|off|thoughts|thinking|mind|down',
        'too ~1 scared|afraid|terrified ~1 to ~2 leave|sleep|go|drive|hold|be ~3 house|alone|baby|out|her|him?',
        'terrified|dread|dreading ~3 alone|morning|mornings|night|being_alone|day ~4 baby|him|her|again|comes?',
      ],
      unless: [
        'labor|labour|birth_plan|dentist|spider',
        'toddler|son|daughter|hechild|shechild ~3 panic|afraid|scared|terrified',
      ],
    },
    sleepless: {
      weight: 1,
      patterns: [
        'not|can_not|never ~3 sleep|slept|sleeping ~4 when|while|even ~3 baby|he|she|hechild|shechild|everyone ~2 sleeps|asleep|does|is',
        'lie|lying|lay|wide ~1 awake ~4 hours|night|worrying|even|all|thinking',
        'not ~3 eating|eat|appetite|eaten ~3',
      ],
    },
    asks: {
      weight: 1,
      patterns: [
        'is ~2 this|it|that ~2 depression|depressed|postnatal|postpartum|ppd|pnd|normal|burnout|baby_blues',
        'since ~3 birth|born|baby|delivery|gave_birth|had_her|had_him',
        'depress+|depressed|depression|postnatal|postpartum|ppd|pnd|ppa|antidepressant|antidepressants|sertraline|zoloft|prozac|lexapro',
        'tell|told ~2 anyone|anybody|nobody|no_one|husband ~3',
        'for|in weeks|months|years',
        'so|very|really down|low|sad|hopeless|lost|alone ~3',
      ],
    },
    mild: {
      weight: -3,
      patterns: [
        'feel|feeling|am|doing|are ~2 good|great|fine|better|happy|okay|well|lucky|blessed ~2 now|otherwise|overall|today|again|mostly|lately|about',
        'toddler|preschooler|hechild|shechild|son|daughter|kid ~4 cries|crying|cry|anxious|anxiety|sad|scared|afraid|tears|nightmares',
        'how|what ~4 help|talk|support ~3 friend|sister|him|her|son|daughter',
        'sleep_training|sleep_regression|potty|homework|pumping|breast_pump|bottle|latch|nap|naps',
        'lol|haha|phase',
      ],
      unless: ['i ~3 cry|cries|cried|sob|numb|depressed|hopeless|failure'],
    },
  },
}

import type { Story } from './sign.ts'
import { signsOfInjury } from './signs-of-injury.ts'

const OVER = ['past', 'fiction', 'resolved', 'hypothetical'] as const

/** A body in trouble, told in many small words. */
export const bodyInTrouble: Story = {
  concern: 'medical',
  levels: [
    ['emergency', 6],
    ['urgent_medical', 4],
  ],
  signs: {
    ...signsOfInjury,
    breath: {
      weight: 4,
      excuses: ['denied', ...OVER],
      unless: [
        'dream|dreams|dreaming|cute',
        'nose|congested|congestion|stuffy|snot|snores|snoring|snore|labor|labour|exercise|exercises|yoga|deep|count|watch|watching|check|checking|panic|anxiety|attack|attacks',
      ],
      patterns: [
        'breath|breathing|breathe|breathes|breaths ~4 fast|faster|quick|heavy|hard|difficult|difficulty|shallow|whistle|whistly|whistling|noisy|strange|weird|raspy|rasping|wheezy|wheeze|funny|rapid|laboured|labored|struggle|struggling|trouble|short|stopped|stops|pauses|grunt|grunts|grunting|gasp|gasps|gasping',
        'noise|noises|sound|sounds|harsh|whoop|bark|barking ~5 breath|breathe|breathes|breathing',
        'out of breath ~4',
        'fast|rapid|heavy|hard|difficult|noisy|whistling|whistly|short|shallow|trouble|difficulty|struggling breathing|breath|breaths|breathe|to_breathe',
        'chest|ribs|belly|stomach ~4 pull|pulls|pulling|suck|sucks|sucking|caving|sink|sinks|sinking ~2 in|under|inward',
        'gasp+|gasping|gasps|stridor|wheez+|wheezing|wheezes|retractions',
        'choke+|choked|choking|gag+ ~8 breath|breathing|grey|blue|whistly|wheezing|cough+|voice|now',
      ],
    },
    colour: {
      weight: 3,
      excuses: ['denied', ...OVER],
      unless: [
        'eyes|eyed|hair|paint|marker|popsicle|shirt|light|dress|balloon|cup|crayon|poop|poo|stool|diaper|snot|mucus',
      ],
      patterns: [
        'lips|lip|face|skin|tongue|nails|fingers|hands|feet|mouth|he|she|hechild|shechild|baby ~5 blue|bluish|grey|greyish|gray|grayish|purple|purplish|white|pale|mottled|marbled|ashen',
        'pale|grey|gray|ashen|yellow ~3 and|, ~2 limp|floppy|cold|sweaty|clammy|weak|tired|sleepy',
      ],
    },
    awareness: {
      weight: 4,
      excuses: OVER.slice(),
      unless: [
        'tantrum|tantrums|nap|naps|early|alarm|school|clock',
        'gender|identity|homework|math',
        'dinner|lunch|terror|terrors|breakfast',
        'unless|noise|noises',
        'night|nights|sleep ~2 trained',
      ],
      patterns: [
        'not|wont ~2 WAKE|rouse ~3 up? for|to|properly|fully|feeds|feed|at|,',
        'hard|difficult|impossible|struggle|struggling|can not ~2 to? get? ~2 WAKE|rouse',
        'get ~1 him|her|himchild|them ~1 to WAKE|respond|answer|react',
        'not ~2 responding|respond|responsive|responds|react|reacting|reacts|answering|making_sense|make_sense|recognise|recognize|focus|focusing',
        'CHILD does|did|do not ~2 know|remember ~4 where|what_day|who|name|day ~2 is|it|am|are|was',
        'making|makes|talking|talks|speaking ~2 no|nonsense|gibberish|funny|slurred|weird|strange sense?',
        'confused|confusion|disoriented|delirious|hallucinat+|hallucinating|incoherent|slurring|slurred|unconscious|unresponsive|knocked_out|passed_out|blacked_out|fainted|collapsed|limp|floppy|lifeless|listless|lethargic|lethargy ~2',
        'called ~2 me ~3 wrong|dogs name',
        'out ~2 for ~2 seconds|minute|minutes|cold',
        'just wants ~1 to sleep',
        'eyes ~3 rolled|rolling|back|glassy|glazed|fixed|staring',
        'pupil|pupils ~4 big|huge|dilated|different|large|tiny|uneven|pinpoint',
      ],
    },
    fits: {
      weight: 5,
      excuses: ['denied', 'past', 'fiction', 'hypothetical'],
      unless: [
        'diagnosed|history|prone|epilepsy|disorder|medication|controlled|neurologist|last_year|startle|reflex|monitor',
        'tantrum|tantrums|throws',
      ],
      patterns: [
        'jerking|twitch+|twitching|convuls+|convulsing|convulsion|convulsions|seiz+|seizing|seizure|seizures|fitting|spasm|spasms|stiffened|stiffening ~4',
        'body|arms|legs|eyes ~4 stiff|rigid|jerking|shaking|twitching|shook|jerked',
        'went|goes|became|got|gone ~1 stiff|rigid',
        'shake|shaking|shook|trembling ~3 uncontrollably|violently|all_over|whole',
      ],
    },
    heat: {
      weight: 1,
      excuses: ['denied', ...OVER],
      patterns: [
        'FEVER',
        'bodyheat',
        'burning_up|burning_hot|really_hot|very_hot|so_hot|feels_hot|boiling_hot|hot_to',
        'burning|really|very|boiling hot',
        'shivering|shivers|chills|rigors',
      ],
    },
    longOrHigh: {
      weight: 2,
      excuses: ['denied', ...OVER],
      patterns: [
        'FEVER ~8 4|5|6|7|8|9|10|four|five|six|seven|ten days|nights|th',
        '4|5|6|7|8|9|10|four|five|six|seven|ten days|nights ~6 FEVER',
        'FEVER ~8 week|not|wont|will ~3 down|go|budge|break|coming',
        'FEVER|bodyheat ~8 104|105|40|40.5|41|39.8|39.9|103.5|104.5',
        'getting|gotten|getting_much|becoming ~1 worse|weaker|sicker ~4',
        'came_back|returned|second|again ~4 FEVER',
      ],
      unless: ['month|months|week old', 'vaccine|vaccines|teeth|teething'],
    },
    youngBaby: {
      weight: 1,
      when: (facts) => facts.isUnder6Months,
      patterns: ['CHILD|i|my|our|baby'],
    },
    feeding: {
      weight: 2,
      excuses: ['fiction', 'past'],
      unless: ['picky|solids|puree|vegetables|veggies|broccoli|bottle_refusal|nap|cup|daycare|sippy'],
      patterns: [
        'not|refus+|refuses|refusing|stopped|wont|without|barely|hardly ~3 feed|feeding|feeds|nurse|nursing|drink|drinking|drinks|fluids|suck|sucking|latch ~4 && fever|weak|sleepy|vomit|vomiting|lethargic|cold|breathing|hours|since|cry|ill|sick|today|pale|loose|limp',
        'too ~2 weak|tired|out_of_breath|breathless|sleepy ~3 feed|drink|eat|suck|bottle|nurse|take',
        'feeds|feeding|milk ~3 less|poorly|half|reduced|little ~3',
        'less ~2 feeds|feeding|milk|feed',
      ],
    },
    dry: {
      weight: 4,
      excuses: ['denied', 'fiction', 'past', 'resolved'],
      patterns: [
        'not|no|last|one|only ~3 wet|urine|urinated|peed|peeing|weed|urinating ~3 nappy|nappies|diaper|diapers|since|for|today|hours|all ~5',
        'not|no ~4 wet|pee|wee ~3 nappy|diaper|since|for|hours',
        'no|without tears',
        'sunken|sunk|hollow ~4 eyes|soft_spot|fontanelle',
        'eyes|soft_spot|fontanelle ~3 sunken|sunk|hollow',
        'dry ~2 mouth|lips|tongue ~2',
        'dehydrat+|dehydrated|dehydration',
        'not ~2 keep|keeping|kept|hold|holding ~4 down',
        'throwing_up|vomits|vomiting|throws_up|vomit ~3 even ~2 water|sips|milk|everything',
      ],
      unless: ['train|trained|training|night|nights|dry_at|wake_up', 'chapped'],
    },
    vomiting: {
      weight: 2,
      excuses: ['denied', ...OVER],
      unless: ['spit_up|spits_up|reflux|car|carsick|gag|gags|pregnan+|morning'],
      patterns: [
        'VOMIT ~6 3|4|5|6|7|8|9|10|three|four|five|six|times|constantly|all_night|all_day|hours|everything|since|days|nonstop|blood|green|yellow|projectile|keeps|twice|again|forceful',
        'keeps|been|kept|not_stopped ~2 VOMIT|throwing_up|vomiting',
        'loose|watery|motions|diarrhea|diarrhoea ~8 days|blood|bloody|mucus|weak|times|week|since',
        'days|week ~3 diarrhea|diarrhoea|loose|vomiting|motions',
      ],
    },
    rash: {
      weight: 2,
      excuses: ['denied', ...OVER],
      patterns: [
        'RASH ~8 spreading|spread|fever|purple|bruise|bruises|painful|blisters|suddenly|all_over|face|sudden',
        'purple|dark|red ~1 spots|dots|blotches|patches|marks',
        'hives ~3',
        'peeling|cracked|strawberry ~2 lips|tongue|fingers|skin',
      ],
      unless: ['diaper|nappy|heat_rash|eczema|cradle|goes pale', 'not itchy'],
    },
    noFade: {
      weight: 4,
      excuses: ['fiction', 'past'],
      patterns: ['not ~3 fade|fades|fading|disappear|blanch|vanish|pale|white ~3', 'glass|tumbler test'],
      unless: ['interest|love|memory|scar|stain|mark|tan'],
    },
    neckLight: {
      weight: 3,
      excuses: ['denied', ...OVER],
      patterns: [
        'neck ~3 hurts|stiff|hurt|sore|pain|bend|move|painful',
        'stiff neck',
        'stiff_neck',
        'light|lights|bright ~3 hurts|hurt|bothers|eyes|sensitive',
      ],
      unless: ['nursing|pumping|carrying|slept_funny|my_neck|holding|sun|birth'],
    },
    thirst: {
      weight: 4,
      excuses: OVER.slice(),
      patterns: [
        'thirsty|thirst|drinking ~8 peeing|pees|urinating|pee|urine|weight|bathroom',
        'urine|pee ~4 cola|brown|dark|red|tea|coke',
        'urine|pee|peeing|urination ~3 burns|burning|hurts|painful && FEVER|back|bodyheat|vomit|vomiting',
      ],
      unless: ['potty|training|juice|night|nights|bed'],
    },
    wasting: {
      weight: 2,
      excuses: OVER.slice(),
      patterns: [
        'so|very|really|looks|is pale',
        'bruises ~4 pale|no_reason|everywhere|all_over|shins',
        'pale|limping ~8 bruises',
      ],
    },
    limping: {
      weight: 2,
      excuses: OVER.slice(),
      patterns: [
        'limp|limps|limping|night_sweats ~3',
        'night sweats',
        'lump|lumps|swelling|gland|glands ~3 neck|groin|armpit|belly',
      ],
      unless: ['body ~2 goes|went'],
    },
    pregnancy: {
      weight: 4,
      excuses: ['past', 'fiction', 'hypothetical', 'denied'],
      patterns: [
        'not ~4 felt|feel|feeling|felt_the ~4 move|moving|movement|movements|kick|kicks|kicking && weeks|pregnan+|pregnant|trimester|baby',
        'less|fewer|reduced|stopped|decreased|no ~3 movement|movements|kicks|kicking|moving && weeks|pregnant|trimester|bump|belly',
        'seeing|see|saw ~2 spots|stars|sparkles|flashes|lights|double|blurry && pregnant|weeks|months|postpartum|trimester',
        'headache|headaches ~8 swollen|swelling|vision|spots|sparkles|blurry && pregnant|weeks|months|postpartum',
        'bleeding|blood|clots|gush|fluid|leaking|water_broke|contractions ~6 && pregnant|weeks|trimester|month && heavy|lot|bright|clots|cramps|pain|early|gush|soaked|minutes|pad|pads|painful',
      ],
      unless: [
        'implantation|wipe|light|brown|first_time_mom|when_did|start_feeling|yet|anterior|flutters|16|17|18|19|14|15|13|12',
      ],
    },
    fine: {
      weight: -4,
      patterns: [
        'play|plays|playing|played ~3 normal|normally|happy|happily|fine|around|well|again|drinks',
        'happy|cheerful|content ~2 otherwise|baby|playing|as_ever|self',
        'RESOLVED',
        'cleared|healed|recovered|all_clear|doctor_said|doc_said|pediatrician_said ~4 fine|up|ok|normal|pass|nothing',
        'doctor|doc|pediatrician|paediatrician|er|hospital|nurse|midwife|gp ~3 not ~2 worried|concerned',
        'running ~2 around',
        'mild|slight|low_grade|little ~2 fever|temp|cold|rash|cough|temperature|bump',
        'goes_pale|fades ~3 press',
        'totally|otherwise|seems|perfectly ~1 fine|happy|normal|healthy|okay',
        'teething|vaccine|vaccines|shots|vaccination',
        'no|not ~2 other_symptoms|itchy|swelling|pain',
      ],
      unless: [
        'hours|minutes|days later',
        'but ~6 now|not|breathing|blue|worse|limp|lethargic|vomiting|swollen',
      ],
    },
  },
}

import type { Story } from './sign.ts'

/** Food or a drug that has taken over. */
export const hungerAndPurging: Story = {
  concern: 'eating',
  alone: 3,
  levels: [['support', 3]],
  signs: {
    purges: {
      weight: 3,
      excuses: ['fiction', 'denied'],
      unless: [
        'baby|infant|newborn|reflux|bug|virus|formula|morning_sickness|gag|gags|month_old|toddler|cough+',
      ],
      patterns: [
        'chew|chews|chewing ~3 food|it|meals? ~3 spit|spits|spitting ~3 ',
        'eat|eats|eating|food ~3 and|then ~2 throwing_up|throw_up|vomit|vomiting|purge|purging|sick',
        'make|makes|made|making|force+|forced SELF_OBJ|him|her ~2 sick|vomit|throw_up|puke',
        'vomit+|vomits|throw_up|throws_up|throwing_up|threw_up|puke+|sick|purge+|purging ~5 after|on_purpose|following ~4 meal|meals|eat|eating|eats|dinner|food|lunch|binge',
        'toilet|bathroom|shower ~6 after ~3 meal|meals|eat|eating|eats|dinner|dinners|supper|food',
        'laxative|laxatives|diet_pills|diuretics|ozempic ~8 && daughter|son|teen|weight|i|thin|fat|bag|hidden|room',
        'eating|ate|eat|binge ~8 burn|compensate|work ~3 off|calories',
        'binge+|binging|bingeing|anorex+|anorexia|bulimi+|bulimia|purging|orthorexia',
        'fingers|finger|toothbrush ~3 down ~2 throat',
      ],
    },
    starves: {
      weight: 2,
      excuses: ['fiction'],
      unless: [
        'toddler|baby|infant|picky|puree|purees|solids|formula|bottle|nursing|year_old_toddler|month_old',
      ],
      patterns: [
        'not|barely|hardly|stopped|refus+|refuses|skip+|skips|skipping|never ~4 eat|eats|eating|eaten|meals|meal|lunch|breakfast|dinner|food ~4',
        'nothing ~1 but ~3 salad|apple|lettuce|cucumber|cucumbers|fruit|egg|eggs|rice_cakes|water|gum|coffee',
        'only ~2 eats|eat|eating|ate ~4 salad|apple|lettuce|cucumber|cucumbers|fruit|rice_cake|rice_cakes|carrots|water|gum',
        'cuts|cut|cutting|pushes|hides|hiding|throws|feeds|weighs ~3 food|everything|meals|lunch ~4 tiny|pieces|plate|dog|trash|bin|napkin|bedroom|away',
        'fast|fasts|fasting|restrict|restricts|restricting|restriction|starve|starves|starving ~4',
        'afraid|scared|terrified|guilty|ashamed|panics|cries ~4 food|eat|eating|weight|calories|fat|meals|carbs',
      ],
    },
    thinOrFat: {
      weight: 2,
      unless: ['baby|infant|newborn|month_old|percentile|pediatrician|pregnan+'],
      patterns: [
        'lost|losing|lose|dropped|drop ~4 weight|kg|kilos|kilo|pounds|lbs|stone',
        'feels|feel|says|thinks|think|calls|hates|believes|convinced|so|too|is ~4 fat|ugly|huge|disgusting ~4',
        'hates|hate|obsessed|obsess|obsesses ~3 body|weight|stomach|thighs|food|looks|mirror|scale|calories|thin|skinny',
        'underweight|skeletal|skin_and_bones|bony|so_thin|too_thin|bones|ribs ~3',
        'scale|scales|weighs|weigh ~4 herself|himself|myself|times|every|day|daily|obsessed|morning',
        'make|making|cut ~2 weight',
      ],
    },
    body: {
      weight: 1,
      patterns: [
        'not ~2 had|have|got|gotten ~2 period|periods',
        'period|periods ~3 stopped|missing|gone|lost|irregular|disappeared',
        'faint+|fainted|dizzy|always_cold|cold_all_the_time|hair_falling|hair_loss|lanugo|teeth_are',
        'star|jumping jumps|jacks ~6 every|before|night|secret|hundreds|100|200',
        'weigh_in|weigh_ins|cut_weight|make_weight ~4',
        'exercis+|exercises|exercising|runs|running|gym|workout|workouts|sit_ups|situps ~6 every|hours|before|secret|night|obsess+|compulsive+|10k',
        'baggy|layers|hoodies ~4',
        'wrestler|gymnast|ballet|dancer|model|jockey|runner',
        'secret|secretly|hiding|hides|denies|lies|lying|ashamed|shame',
      ],
    },
    fine: {
      weight: -3,
      patterns: [
        'eats|eating ~2 well|fine|normally|otherwise',
        'vegan|vegetarian',
        'growth ~2 fine|normal|chart',
        'doctor ~3 not ~2 worried|concerned',
      ],
    },
  },
}

export const drinkAndDrugs: Story = {
  concern: 'substance',
  levels: [['support', 3]],
  signs: {
    muchDrink: {
      weight: 2,
      excuses: ['fiction'],
      unless: [
        'water|milk|juice|coffee|formula|tea|soda|bottle_of_milk|pregnan+ ~4 glass|before',
        'only one',
      ],
      patterns: [
        'have|had|has|drink|drank|after ~1 3|4|5|6|7|8|9|10|several|few ~3 pints|beers|drinks|glasses|shots|wines ~10 kids|school|driv+|driving|drive|picking|baby|children|pick_up',
        'drink|drinking ~2 so|to ~2 i ~2 can|get|cope|manage|sleep|face',
        'slur|slurs|slurring ~3',
        'bottle|bottles|litre|pint|pints|box|cans|six_pack|beers|shots|glasses|drinks ~4 wine|vodka|whisky|whiskey|beer|gin|rum|night|day|evening ~4 every|night|day|each|alone|daily|asleep|hidden|morning',
        'drink|drinks|drinking|drank|drunk|intoxicated|wasted|hammered|tipsy|hungover ~5 every|each|daily|night|nights|alone|morning|secretly|kids|children|baby|son|daughter|too_much|heavily|more|again|asleep|cope|sleep|numb|around|front|work|weekend|weekends|control',
        'drinking|drink|drinks ~3 lunch|work|morning|noon|garage|before_work|break',
        'alcoholic|alcoholism|alcohol|drinking ~4 problem|issue|issues|addiction|abuse|habit|dependence|dependent|control|stop|quit|cut_down',
        'not ~3 sober',
        'wake|woke|passed|pass|passes ~3 on|out|up ~3 sofa|couch|floor|bathroom|drunk ~2',
        'cut ~1 down|back',
        'hide|hides|hiding|hidden|found ~3 bottles|bottle|cans|vodka|flask|alcohol|wine',
      ],
    },
    ownMeans: {
      weight: 4,
      excuses: ['fiction', 'denied'],
      patterns: [
        'i ~2 take|took|taking|use|using|steal|stealing|finish|finishing ~2 my ~1 kids|kid|sons|son|daughters|daughter|childs|child|husbands|mums|moms ~3 adderall|ritalin|medication|meds|pills|painkillers|vyvanse|codeine|xanax',
        'take|takes|taking|need|needs|rely|using ~3 pills|painkillers|codeine|xanax|adderall|weed|valium|diazepam|zopiclone ~4 get_through|cope|function|every_day|to_sleep|through_the_day',
      ],
    },
    drugs: {
      weight: 3,
      excuses: ['fiction', 'joke'],
      unless: ['epidural|labor|labour|birth|hospital_gave|drug_store|drugstore|garden|yard|weeds|pull'],
      patterns: [
        'PARTNER|HE_ADULT|i|son|daughter|brother|sister|mother|father|mom|dad|he|she ~2 is|am|was|been|started|back|keeps ~2 using|shooting_up|smoking_meth|snorting ~2 again|drugs|meth|heroin|coke|pills|crack|with|around|,',
        'is|am|been|started using again',
        'using|taking|stealing|took|take|use|steal ~4 son|daughter|sons|daughters|husband|mom|mum|kid|child|friend|moms|mums|husbands|kids|childs|someones|friends|adhd ~3 pills|meds|medication|adderall|ritalin|tablets|vyvanse',
        'found ~4 foil|needle|needles|syringe|syringes|baggie|baggies|pipe|pipes|spoon|powder|bong|stash|residue|lighter|burnt_spoon|white_powder ~4',
        'nod|nods|nodding|nodded off ~3',
        'addict+|addict|addicts|addicted|addiction|dependent ~4 pills|painkillers|drugs|alcohol|opioids|heroin|meth|cocaine|weed|xanax|adderall|percocet|oxy|vicodin|kratom|gambling',
        'heroin|meth|methamphetamine|cocaine|crack|fentanyl|ketamine|opioid|opioids|percocet|oxycodone|xanax|mdma|ecstasy|lsd|acid_trip|shrooms|pcp|kratom|nitrous ~3',
        'smoke|smokes|smoking|high|stoned ~3 weed|pot|marijuana|crack|all_day|around ~5 kids|baby|every|daily|cope|constantly|all_day|children',
        'overdose|overdosed|od|relapse|relapsed|rehab|detox|withdrawal|withdrawals ~3',
      ],
    },
    harmDone: {
      weight: 1,
      patterns: [
        'drive|drove|driving|drives ~6 sober|drunk|drinking|drank|high|kids|children|school',
        'around|near|watching|caring|alone ~4 kids|children|baby|son|daughter|year_old|lap|arms',
        'baby monitor ~6 going|slept|hear',
        'lost ~3 job|license|custody|kids',
        'clean|sober ~3 for|years|months|weeks',
        'can not|unable|tried|trying|want|how ~3 stop|quit|cut_down|control',
        'lie|lies|lying|lied|denies|imagining|hide|hides|secret',
        'blackout|black_out|blacked|blackouts|shakes|shaking|sweats ~3',
        'run|ran out|ran_out|run_out ~3',
        'ashamed|scared_to_ask|embarrassed ~3',
        'cope|numb|escape|forget|relax|sleep',
      ],
    },
    littleOrOver: {
      weight: -2,
      patterns: [
        'only one',
        'one|a glass|beer',
        'vape|vapes|vaping|vaped',
        'before i knew',
        'teach|explain|talk ~4 drugs|alcohol|drinking',
        'years sober|clean',
        'social drinker',
      ],
      unless: ['every night|day', 'bottle'],
    },
  },
}

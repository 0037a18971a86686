import type { RuleGroup } from './rule.ts'

/** Weak signs of low mood, eating problems and addiction; see hints.ts. */
export const hintsOfStrain: RuleGroup[] = [
  {
    level: 'support',
    concern: 'low_mood',
    excuses: ['denied', 'fiction', 'joke', 'past'],
    unless: [
      'or ~1 just|normal|is_it',
      'sleep|potty training',
      'feel|doing|feeling ~1 good|great|fine|better',
      'empty|emptying|emptied ~3 dishwasher|bin|trash|bottle|room|nest|stomach|house|fridge|diaper',
      'exhausted but happy',
      'breathing exercises',
      'feel sad ~3 moved',
      'screen',
    ],
    patterns: [
      'depression|depressed|postnatal|ppd|pnd',
      'anxiety ~4 baby|birth|depression|bad|severe|crippling|daily',
      'no|not|zero ~2 feelings|love|bond|connection ~3 for|towards|with ~2 baby|newborn|son|daughter|child|him|her',
      'i ~3 cry|crying|cried ~4 shower|all|every|alone|bathroom|night|day|sleep|secret|stop',
      'i am not ok|okay|coping|alright',
      'not coping',
      'everything ~2 dark|black|pointless|hopeless|grey',
      'burnt|burned ~1 out & dark|function|cry|cannot|alone|help|hopeless',
      'can not function',
      'i ~2 hate ~2 myself|my_life|being_a_mom|being_a_mum|being_a_mother',
      'destroyed|ruined ~2 me|my_life & regret|motherhood|baby|kids|children',
      'regret ~3 it|motherhood|having|kids|baby',
      'hopeless|worthless',
      'panic attacks',
      'empty|numb',
      'no_one|nobody ~2 to? help|helps|talk|care|cares|turn',
      'i|feel|feels|feeling|me|us|we ~4 all alone',
      'all alone ~1 with|in|here',
      'can not ~1 go_on|take_it|do_this|cope',
    ],
  },
  {
    level: 'support',
    concern: 'eating',
    excuses: ['denied', 'fiction', 'joke', 'past'],
    unless: ['baby|infant|newborn|toddler|milk|formula|breastfeed+'],
    patterns: [
      'weight|calories|fat|thin|skinny ~8 hides|food|eat|eats|eating|skip|skips|obsessed|meals|scared|lose|losing',
      'obsess+|obsessed ~3 weight|calories|thin|losing',
      'throws|throwing|threw up ~4 eats|meals|eating|dinner',
      'stopped eating',
    ],
  },
  {
    level: 'support',
    concern: 'substance',
    excuses: ['denied', 'fiction', 'joke'],
    unless: [
      'father|mother|dad|mum|mom|grandfather|parents was|were ~3 alcoholic|alcoholics & never|sober|not ~4 drink|drank|touched',

      'years|months clean|sober',
      'arrested|tea|juice',
      'how|what ~3 explain|tell|say ~8 drunk|high|alcoholic|wasted',
      'minecraft|fortnite|screen|screens|phone|sugar|games|gaming|tv|tablet|pacifier|roblox|youtube|pump|tylenol|breastfeed+|sip|coffee|tea|milk|water|soda|labor|labour|superdrug|store',
    ],
    patterns: [
      'drinks|drinking|drunk|drink ~4 vodka|heavily|daily|all_day|too_much|every_day|every_night|while|whisky|secretly',
      'drunk|alcoholic|wasted',
      'drugs|meth|heroin|cocaine|xanax|opioids & son|daughter|husband|wife|teen|i|brother|using|partner',
      'addicted|addict|addiction',
      'relapse+|relapsed',
      'high & kids|saw|son|daughter|husband|wife|drugs',
    ],
  },
]

/** Wanting, saying, dying, hurting. How entries are written stands in vocabulary.ts. */
export const HARM_WORDS: [string, string][] = [
  // wanting, saying, thinking
  [
    'WANT',
    `want+ wish+ wishing hope+ hoping long+ plan+ planned planning intend+ decide+ deciding ready going try+ attempt+ threaten+ consider+
    need+ prefer+ crave+ would_rather would_like thinking think thinks thought thoughts dream+ fantasise+ fantasize+ fantasy fantasies contemplate+
    urge urges tempted`,
  ],
  [
    'SAY',
    `say+ said saying tell+ told telling ask+ write+ wrote written writing post+ text+ texted message+ mention+ talk+ joke+ threaten+ scream+ yell+ shout+ cry+ cried
    whisper+ admit+ admitted confess+ disclose+ disclosed claim+ report+ draw+ drew drawing`,
  ],
  [
    'THOUGHT',
    'thought thoughts think thinks thinking idea ideas ideation feeling feelings urge urges fantasy fantasies images image visions dream dreams impulse impulses plans plan planning planned considering contemplating picture pictures picturing imagine imagining',
  ],

  // death by one's own hand
  [
    'KILL',
    'kill+ killin unalive+ unaliving murder+ off end+ destroy+ delete+ hang+ hung shoot+ shot drown+ stab+ gas poison+ suffocate+ strangle+ electrocute+ execute+',
  ],
  [
    'SUICIDE',
    `suicide suicides suicidal suicidality suicidally suicidle suacide suisidal sewerslide sewer_slide su_cide sui_cide suic self_delete self_deletion
    kms kys unalive unalived unaliving unaliving kermit_suicide s_word sooicide suicied selfexit self_exit ctb catch_the_bus suicude`,
  ],
  ['DIE', 'die dying dead died d13 perish death passing_away pass_away dieing dye'],
  ['LIVE', 'live living alive exist existing existence life be_alive being_alive lived'],
  [
    'AROUND',
    'here around alive living existing breathing awake exist on_this_earth on_earth in_this_world on_this_planet earth world planet',
  ],
  [
    'WITHOUT_ME',
    'without_me if_i_was_gone if_i_were_gone if_i_died if_i_was_dead if_i_were_dead if_i_was_not_here if_i_were_not_here if_i_was_not_around if_i_disappeared if_he_was_dead if_he_died if_she_died if_she_was_dead if_he_was_not_here if_she_was_not_here if_he_was_gone if_she_was_gone if_he_was_not_around if_she_was_not_around without_me_here without_me_around',
  ],

  // harm to a body
  [
    'HIT',
    `hit hits hitting beat beats beating beaten punch+ punching slap+ kick+ smack+ whip+ whoop+ thrash+ belt belts belted belting shove+ throttle+
    headbutt+ backhand+ clobber+ pummel+ wallop+ batter batters battered battering bash+ knocked_around knocks_around roughed_up rough_up
    manhandle+ assault+ attack+ bite bites bit biting caned caning cane canes clout+ abuse+ hurt hurts hurting harm+ lay_hands laid_hands lays_hands
    lay_a_hand laid_a_hand lay_his_hands laid_his_hands put_his_hands put_hands puts_hands puts_his_hands puts_her_hands put_her_hands hitting_on
    physical physically_hurt raise_a_hand raised_his_hand raises_his_hand got_physical gets_physical`,
  ],
  [
    'BEAT',
    `beat beats beating beaten punch+ kick+ whip+ thrash+ belt belts belted belting throttle+ choke+ choking strangle+ pummel+ assault+ attack+ stab+ burn+ burnt
    headbutt+ backhand+ caned caning beat_up beats_up beating_up kicked_in battered batters battering abuse+ slap+ stomp+ scald+`,
  ],
  [
    'GRAB',
    'grab+ drag+ yank+ throw+ threw thrown throwing shake shook shaken shaking shakes push+ shove+ pin+ pinned slam+ pull+ restrain+ hold held holding toss+ jerk+ twist+ squeeze+ chuck+ hurl+ sling slung',
  ],
  ['THREATEN', 'threaten+ threat threats threatning'],
  [
    'SEX_ABUSE',
    `molest+ molestation molester rape raped rapes raping rapist sexually_abused sexually_abusing sexual_abuse sexually_abuse sexually_assaulted
    sexual_assault sexually_assault sexually_molested paedophile pedophile pedo paedo incest child_porn csam sexually_abuses sa_d saed r_ped r*ped sexual_abuser sexual_predator
    sex_offender child_molester sexually_touched sexual_contact sexually_inappropriate sextortion sexually_exploited sexual_exploitation
    indecently_assaulted groomed_by grooming_her grooming_him grooming_my grooming_our being_groomed`,
  ],
  [
    'PRIVATES',
    `privates private_parts private_part private_area private_areas privy_parts penis vagina vulva genitals crotch groin willy winky fanny bits pee_pee peepee
    weewee wee_wee breasts boobs butt bum bottom buttocks down_there tuppence front_bottom minnie hoo_ha hooha cookie_area
    between_her_legs between_his_legs between_my_legs bathing_suit_area swimsuit_area underwear knickers panties pants trousers vajayjay noonoo foof chest`,
  ],
  [
    'TOUCH',
    'touch+ fondle+ grope+ rub+ finger+ lick+ tickle+ feel_up felt_up feeling_up play+_with kiss+ stroke+',
  ],
  [
    'ABUSE',
    'abuse+ abusive abuser mistreat+ maltreat+ maltreatment mistreatment molested abusively ill_treated neglected neglecting',
  ],
  [
    'BRUISE',
    `bruise bruises bruised bruising welt welts handprint handprints hand_print hand_prints fingermarks finger_marks finger_prints fingerprints
    belt_marks burn_marks cigarette_burns cigarette_burn black_eye black_eyes bite_marks strap_marks rope_marks choke_marks marks_on scratches_on red_marks unexplained_injuries unexplained_injury unexplained_marks
    burns_on injuries`,
  ],
  [
    'WEAPON',
    'knife knifes knives gun guns revolver rifle pistol shotgun machete axe weapon weapons firearm handgun baseball_bat crowbar sword',
  ],
  [
    'SCARED',
    'scared afraid terrified frightened fear fears fearful petrified scares frightens terrifies scary nervous unsafe not_safe anxious dread+ hate+ begs_not refuses cries',
  ],
  [
    'ON_PURPOSE',
    `on_purpose deliberately intentionally purposely purposefully purpose deliberate when_i_am when_she_is_upset when_upset to_cope cope coping
    to_feel relief release numb punish punishment urge urges secretly hiding to_feel_something`,
  ],
  ['CUT', 'cut+ cutting cuttin slice+ slit slits slitting carve+ slash+ gash+ scratch+'],
  [
    'SELF_HARM',
    `self_harm self_harms self_harming self_harmed selfharm selfharming selfharmed selfharms self_injury self_injure self_injuring self_injures self_mutilation self_mutilating
    self_mutilate self_hurt self_hurting sh_again self_destruct self_destructive self_destructing cutting_again self_inflicted shtwt harming_self`,
  ],
  [
    'LIMB',
    'arm arms wrist wrists thigh thighs leg legs forearm forearms stomach belly hip hips ankle ankles skin shoulder body upper_arm',
  ],
  [
    'RAZOR',
    'razor razors razorblade razorblades razor_blade razor_blades blade blades sharpener_blade sharpener_blades bloody_tissues bloody_tissue box_cutter',
  ],
]

import { forms } from './inflect.ts'

/**
 * The words the rules think in. An entry is a word; 'word+' stands for all its regular forms; 'two_words' for a phrase,
 * which the sentence reader joins wherever it stands. Classes may name classes before them in capitals.
 */
const SOURCE: [string, string][] = [
  // who
  ['SELF', 'i me my myself mine we us'],
  [
    'SELF_OBJ',
    'myself himself herself themself themselves themself yourself ourselves my_self him_self her_self hisself theirself our_self',
  ],
  [
    'CHILD_NOUN',
    `son sons daughter daughters baby babies babys child children kid kids toddler toddlers newborn infant boy girl boys girls teen teens
    teenager teenagers tween preteen preschooler twin twins triplets lo los ds dd ds1 ds2 dd1 dd2 dss dsd bub bubs bubba kiddo kiddos kiddies
    little_one little_ones little_man little_girl little_boy lil_one stepson stepdaughter step_son step_daughter stepchild step_child stepkid stepkids
    grandson granddaughter grandchild grandkids grandbaby grand_daughter grand_son niece nephew godson goddaughter bairn wee_one
    foster_child foster_son foster_daughter student pupil youngest eldest oldest firstborn middle_child preemie teenage_son teenage_daughter
    year_old years_old yo month_old months_old mo wo week_old weeks_old yr_old yrs_old day_old days_old kindergartner schoolgirl schoolboy`,
  ],
  [
    'SIBLING',
    'brother sister brothers sisters sibling siblings cousin cousins stepbrother stepsister step_brother step_sister half_brother half_sister',
  ],
  ['CHILD', 'CHILD_NOUN SIBLING he she they hechild shechild it'],
  ['CHILD_OBJ', 'CHILD_NOUN SIBLING him her them himchild himadult'],
  [
    'PARTNER_NOUN',
    `husband husbands wife partner spouse boyfriend girlfriend bf gf hubby hubs dh dw fiance fiancee ex exes ex_husband ex_wife ex_partner ex_boyfriend
    ex_girlfriend exhusband exwife baby_daddy baby_mama baby_mother babydaddy babys_father babys_dad childs_father my_man sons_father
    daughters_father kids_dad kids_father sons_dad daughters_dad other_half so_called_husband mil fil in_laws`,
  ],
  ['PARTNER', 'PARTNER_NOUN headult sheadult'],
  [
    'PARENT_NOUN',
    `dad daddy father fathers dads papa mom mum mommy mummy mama momma mother parents parent stepdad stepfather step_dad step_father stepmom stepmum
    stepmother step_mom step_mum step_mother bio_dad bio_mom foster_dad foster_mom foster_parents foster_father`,
  ],
  [
    'CARER_NOUN',
    `PARENT_NOUN uncle aunt auntie aunty grandpa grandad granddad grandfather grandma grandmother nan nana granny papaw gramps teacher teachers ta
    teaching_assistant coach babysitter sitter nanny nannies au_pair nursery_worker daycare childminder daycare_worker daycare_provider carer
    caregiver neighbour neighbor priest pastor tutor imam vicar scout_leader family_friend family_member relative relatives friends_dad
    friends_father best_friends_dad principal headteacher staff bus_driver doctor instructor youth_leader youth_worker lodger roommate
    older_boy older_boys older_kid older_cousin grown_man older_man older_guy strange_man sibling_in_law brother_in_law father_in_law mother_in_law
    someone somebody man men guy adult adults stranger mums_boyfriend moms_boyfriend mothers_boyfriend mum_boyfriend mom_boyfriend`,
  ],
  ['CARER', 'CARER_NOUN PARTNER_NOUN headult sheadult'],
  ['HE', 'he she hechild shechild headult sheadult him'],
  ['HE_ADULT', 'headult sheadult'],
  [
    'FRIEND',
    'friend friends bestie best_friend classmate neighbour neighbor colleague coworker roommate flatmate mate woman',
  ],
  ['ANYONE', 'SELF CHILD PARTNER CARER FRIEND him himchild himadult her HE someone'],
  ['POSS', 'my his her their our your the its a'],
  [
    'BE',
    'is are am was were be been being s is_now keeps kept has had have get gets got getting feel feels look looks looking seem seems',
  ],

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
    'knife knifes knives gun guns rifle pistol shotgun machete axe weapon weapons firearm handgun baseball_bat crowbar sword',
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

  // body in danger
  ['BREATHE', 'breathe+ breathing breath breaths breth breathin breathes air'],
  [
    'LIPS',
    'lip lips mouth tongue face skin gums nail nails fingernails colour color forehead nose cheeks body',
  ],
  [
    'BLUE',
    'blue bluish blueish purple purplish grey gray greyish grayish ashen dusky mottled cyanotic cyanosis bluey',
  ],
  [
    'TURN',
    'turn+ go goes going gone went look+ looking looks is are was were been getting get gets got becoming became kind_of a bit have has seem seems seeming all around slightly really very so',
  ],
  [
    'WAKE',
    'wake wakes waking woke woken wake_up waking_up wakes_up rouse+ awaken+ wakeup awake arouse roused',
  ],
  [
    'LIMP',
    'limp floppy lifeless rag_doll ragdoll unresponsive unconscious nonresponsive non_responsive not_responsive comatose collapsed unconsious unconcious listless lethargic lethargy letharic',
  ],
  [
    'OUT_COLD',
    'unconscious unresponsive lifeless nonresponsive non_responsive comatose unconsious unconcious knocked_out lost_consciousness losing_consciousness loses_consciousness loss_of_consciousness lost_conciousness blacked_out fainted faints fainting collapse+ blacking_out passed_out_cold out_cold eyes_rolled rolled_back',
  ],
  [
    'SEIZURE',
    `seizure seizures seizing convulsion convulsions convulsing convulse convulses convulsed siezure siezures seizuring epileptic_fit febrile_fit
    having_fits having_a_fit_and had_a_fit_and fitting status_epilepticus infantile_spasms`,
  ],
  ['BLEED', 'bleed+ bled bleeding blood hemorrhage+ haemorrhage+ hemorrhaging haemorrhaging'],
  [
    'VOMIT',
    `vomit+ vomited vomiting throw_up throwing_up threw_up throws_up thrown_up puke+ puking being_sick been_sick sick_twice be_sick was_sick vommit+ vomitting throw+_up barf+ chucking_up
    vomits sick_everywhere spewing spew`,
  ],
  ['HEAD', 'head skull forehead temple face back_of_head noggin'],
  [
    'BUMP',
    'hit hits hitting bang+ bump+ bonk+ smash+ smack+ whack+ knock+ crack+ fell fall falls fallen falling struck landed landing land dropped drop injury injured head_injury concussion slam+',
  ],
  [
    'FALL',
    'fell fall falls fallen falling rolled_off roll_off rolls_off tumbled tumble dropped drop slipped rolled tipped',
  ],
  [
    'DROWSY',
    `drowsy sleepy sleeping_more confused confusion lethargic dazed disoriented disorientated slurred slurring slurs unsteady wobbly dizzy groggy floppy limp vacant glassy
    out_of_it dilated uneven_pupils pupils pupil dent dented soft_spot swollen swelling unresponsive not_himself not_herself listless vague not_making_sense
    knocked_out unconscious passed_out blacked_out blurry blurred fluid`,
  ],
  [
    'RASH',
    'rash rashes spots spotty purpura petechiae petechia blotches blotchy bruise_like purple_spots red_spots pinpricks pin_pricks dots hives',
  ],
  [
    'FADE',
    'fade+ fading blanch+ blanching disappear+ vanish+ go_away lighten press pressed glass_test glass tumbler',
  ],
  ['FEVER', 'fever feverish fevers temp temperature temps pyrexia febrile burning_up high_fever'],
  ['FEVER_STRICT', 'fever fevers feverish burning_up high_temp high_temperature a_temperature has_a_temp raised_temperature running_a_temp a_temp hot_to_touch hot_to_the_touch'],
  ['SWELL', 'swell+ swollen swelling puffy puffing puffed swole ballooned'],
  ['STIFF_NECK', 'stiff_neck neck_is_stiff neck_stiff neck_stiffness sore_neck cannot_bend_neck'],
  ['BROKEN', 'broken broke break fractured fracture dislocated snapped'],
  ['PAIN', 'pain pains agony ache aches cramps cramping cramp hurting'],
  [
    'TWITCH',
    'twitch+ jerk+ shaking shake shakes shook convulsing spasm spasms spasming stiffen+ foaming foam rolled rolling',
  ],
  [
    'SEVERE',
    'severe excruciating unbearable worst intense terrible extreme agonising agonizing awful sharp crippling sudden extremely severely bad',
  ],

  // swallowing
  [
    'SWALLOWED',
    `swallowed swallowing swallow swallows swolowed swollowed swallod swalled swalowed ate eaten eating drank drunk drinking drink ingested ingesting ingest consumed gulped chugged
    downed chewed chewing gotten_into got_into getting_into gets_into got_hold_of got_ahold_of got_a_hold_of got_his_hands_on got_her_hands_on sipped sip sucking_on sucked licked tasted bit_into
    took taken guzzled gobbled munched munching necked in_his_mouth in_her_mouth in_their_mouth inhaled inhaling inhale mouthful had`,
  ],
  ['SWALLOW_STRICT', 'swallow+ swolowed swollowed swallod swalled swalowed ingest+ gulped swollow swallowd'],
  [
    'BATTERY',
    'battery batteries button_battery button_batteries coin_battery coin_batteries watch_battery lithium_battery battary batterys button_cell coin_cell disc_battery cr2032',
  ],
  ['MAGNET', 'magnet magnets magnetic_balls magnetic_beads buckyballs buckyball magnetic_ball'],
  [
    'CHEMICAL',
    `bleach detergent laundry_pod laundry_pods laundry_pod tide_pod tide_pods dishwasher_tablet dishwasher_tablets dishwasher_pod dishwasher_pods pods pod washing_tablet washing_capsule
    liquitab liquitabs drain_cleaner drain_unblocker drano antifreeze anti_freeze cleaner cleaning_fluid cleaning_spray disinfectant toilet_cleaner oven_cleaner toilet_duck
    limescale_remover descaler paint_thinner thinners turpentine turps white_spirit petrol gasoline kerosene paraffin lamp_oil lighter_fluid diesel fuel pesticide pesticides insecticide
    rat_poison mouse_poison rat_bait rat_pellets rodent_poison weed_killer weedkiller roundup ant_poison ant_bait ant_killer slug_pellets slug_bait poison poisonous poisoned posion
    nail_polish_remover nail_varnish_remover acetone nail_polish perfume aftershave cologne hand_sanitizer hand_sanitiser sanitizer rubbing_alcohol methylated_spirits essential_oil eucalyptus_oil
    tea_tree_oil mothball mothballs super_glue superglue ammonia caustic acid chemicals chemical vape_juice vape_liquid e_liquid eliquid nicotine vape_fluid nicotine_pouch zyn
    cigarette cigarettes cigarette_butt cigarette_butts windshield_washer screenwash bug_spray fertilizer fertiliser lye mercury descaling
    fabric_softener dish_soap_concentrate washing_liquid washing_powder washing_up_liquid laundry_liquid floor_cleaner pine_sol lysol windex clorox dettol domestos chlorine pool_chemicals
    swimming_pool_chemicals hair_dye hydrogen_peroxide varnish paint_stripper glow_stick reed_diffuser diffuser_oil windscreen_wash`,
  ],
  [
    'PLANT',
    'mushroom mushrooms toadstool toadstools foxglove oleander nightshade yew_berries holly_berries laurel_berries wild_berries berries lily_of_the_valley poisonous_plant poisonous_berries laburnum hemlock daffodil_bulb',
  ],
  [
    'MEDICINE',
    `pill pills tablet tablets meds medication medications medicine capsules paracetamol tylenol calpol acetaminophen ibuprofen advil motrin nurofen aspirin iron_tablets iron_pills
    sleeping_pills sleeping_tablets antidepressants antidepressant blood_pressure_pills blood_pressure_tablets blood_pressure_meds heart_pills heart_medication painkillers painkiller
    adderall ritalin xanax valium ativan zoloft sertraline prozac fluoxetine melatonin benadryl vitamins multivitamins gummy_vitamins vitamin_gummies methadone suboxone oxycodone codeine tramadol
    insulin metformin birth_control_pills contraceptive_pills antihistamine antihistamines piriton cough_syrup cough_medicine dayquil nyquil lithium warfarin diazepam morphine opioids opioid fentanyl
    seroquel lorazepam klonopin clonidine birth_control prescription prescriptions laxatives co_codamol cocodamol naproxen aleve excedrin tabs teething_tablets`,
  ],
  [
    'DRUG',
    'edible edibles thc weed_gummies weed_gummy cannabis_gummies thc_gummies thc_gummy weed_brownie pot_brownie weed_brownies cannabis marijuana cocaine heroin meth crack ecstasy mdma molly lsd acid ketamine fentanyl magic_mushrooms space_cake',
  ],
  ['ALCOHOL', 'alcohol vodka whisky whiskey gin rum tequila spirits wine beer liquor mouthwash booze'],
  [
    'OBJECT',
    `coin coins penny pennies quarter dime nickel marble marbles lego legos bead beads button screw nail pin needle earring earrings earing ring stone pebble pebbles rock foil
    plastic toy toys lid cap bottle_cap bottlecap key balloon staple staples thumbtack drawing_pin tack hairclip hair_clip hairpin bobby_pin water_beads water_bead orbeez rubber_band
    necklace charm pendant whistle dice domino small_object small_part object googly_eye paperclip paper_clip zip zipper bolt nut_and_bolt bone fish_bone wood splinter chain pound_coin
    euro something`,
  ],
  [
    'SHARP',
    'glass needle needles pin pins safety_pin razor_blade nail screw staple staples sharp thumbtack tack drawing_pin sewing_needle fish_bone water_beads water_bead orbeez earring',
  ],
  [
    'FOOD_STUCK',
    `grape grapes hot_dog hotdog sausage nut nuts peanut peanuts popcorn apple carrot sweet candy lollipop meat chicken steak bread cheese food piece bit chunk toast banana
    marshmallow raisin blueberry coin marble toy lego bead balloon something bottle milk cracker biscuit cookie pretzel pasta`,
  ],
  [
    'MANY',
    `bottle bottles whole entire all too_many many several handful handfuls bunch lot lots loads pack packet packets box boxes full rest blister_pack strip strips stash
    10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 28 30 32 35 36 40 45 50 60 70 80 90 100 ten twelve fifteen twenty thirty forty fifty sixty hundred dozen dozens half_a_bottle ton tons
    extra overdose unknown shitload excess every`,
  ],

  // now, then, perhaps
  [
    'NOW',
    'now right_now currently just help help_me help_us asap immediately urgent emergency at_the_moment as_we_speak happening hurry quickly tonight today this_morning',
  ],
  [
    'PAST',
    `years_ago year_ago months_ago weeks_ago ages_ago long_ago last_year last_month last_summer last_winter as_a_child as_a_kid as_a_teen as_a_teenager
    in_the_past used_to childhood growing_up grew_up previously history_of in_college neonatal back_when back_in
    decade_ago decades_ago once_had a_while_ago a_while_back few_months_back few_years_back in_my_teens in_my_twenties in_high_school younger_self
    first_born_had at_birth last_pregnancy my_first_pregnancy a_month_ago two_months_ago previous_pregnancy in_my_past in_their_past in_his_past in_her_past
    as_kids as_a_baby as_a_toddler as_an_infant had_a_history`,
  ],
  [
    'STILL',
    'still again lately recently now currently these_days keeps keep continues ongoing always everyday every_day tonight today constantly started returning coming_back came_back comes_back',
  ],
  ['HYPOTHETIC', `what_if in_case prevent prevents preventing prevention avoid avoiding risk risks hazard hazards hazardous danger_of course courses class classes first_aid training learn
    monitor monitors chances likelihood odds statistics nightmare nightmares i_dreamed i_dreamt dream would_happen can_cause could_cause may_cause can_happen reduce reducing obsess obsesses obsessed obsessing
    signs_of symptoms_of how_to_tell know_the_signs how_would_i_know supposed_to if_a_baby if_a_child if_they if_you phobia worst_case irrational checking_if check_if check_that
    checks_if make_sure making_sure to_see_if sids paranoid nervous hypothetically hypothetical imagine how_do_you`],
  ['IF', 'if whether'],
  ['MADE_UP', `zombie zombies villain villains hamlet shakespeare romeo juliet macbeth batman spiderman disney bambi lion_king mufasa harry_potter dumbledore star_wars darth marvel
    avengers dinosaur dinosaurs nerf water_gun water_guns squid_game boss imaginary pretend pretends pretending action_figures action_figure stuffed_animal stuffed_animals puppet
    toy_soldiers paw_patrol bluey peppa npc npcs dolls teddy barbie barbies true_crime vampire vampires superhero superheroes monster_game cops_and_robbers queen king dragon dragons`],
  ['FEARED', 'fear fears fearful afraid scared terrified worried worry worries worrying anxious anxiety nervous paranoid panicking panic concerned frightened freaked petrified'],
  ['FICTION', `book books novel novels movie movies film films tv show shows series episode netflix cartoon cartoons anime manga story stories storybook fairy_tale fairytale
    character characters game games video_game videogame minecraft fortnite roblox gta call_of_duty zelda among_us lyrics song songs documentary podcast podcasts article news headlines essay school_play musical assignment newspaper plot roleplay history_class class screenplay fanfic fanfiction chapter halloween costume playground_game`],
  [
    'JOKE',
    'lol lmao lmfao haha hahaha hahah hehe rofl jk just_kidding joking jokingly kidding joke funny hilarious laughing laughed laugh cracking_up laughter giggle giggles giggling giggled',
  ],
  [
    'RESOLVED',
    `is_fine_now fine_now ok_now okay_now is_ok is_okay is_fine he_was_fine she_was_fine he_child_was_fine turned_out was_fine were_fine all_clear better_now feeling_better all_better no_harm is_well_now
    recovered came_out_fine coughed_it_up coughed_it_out spit_it_out spat_it_out pooped_it_out passed_it got_it_out came_right_out fully_recovered healthy_now
    seizure_free cleared_it laughed_it_off back_to_normal back_to_herself back_to_himself home_now under_control is_stable been_treated swooped_out fished_it_out
    took_it_out pulled_it_out perfectly_fine totally_fine completely_fine doing_fine doing_well doing_great is_great has_passed no_longer grew_out outgrew survived`,
  ],
  [
    'LIGHT',
    `be been being is are was were am a an any the to really actually ever have has had having go going want wants wanted wanting feel feels feeling think thinks thought thinking of about
    i he she they we him her me you it do does did would will can could should may might and or thoughts plans plan sign signs hint mention one at all hechild shechild headult sheadult that say says said seem seems look looks
    being intend intending intention considered considering trying try tried done anything self actively currently like been_any exactly in remotely my his`,
  ],
]

export const CLASSES = new Map<string, Set<string>>()
for (const [name, source] of SOURCE) {
  const words = source
    .split(/\s+/)
    .flatMap((entry) => (CLASSES.has(entry) ? [...(CLASSES.get(entry) ?? [])] : forms(entry)))
  CLASSES.set(name, new Set(words))
}

/** What turns a statement round. 'cannot' and 'nothing' are not here: rules that need them name them. */
export const NEGATORS = new Set([
  'not',
  'never',
  'no',
  'without',
  'neither',
  'nor',
  'nobody',
  'none',
  'hardly',
  'denies',
  'denied',
  'deny',
  'denying',
])

/** A class that must exist. */
export const wordClass = (name: string): Set<string> => {
  const words = CLASSES.get(name)
  if (words === undefined) throw new Error(`no word class ${name}`)
  return words
}

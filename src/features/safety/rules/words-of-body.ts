/** Bodies in danger, and what is swallowed. How entries are written stands in vocabulary.ts. */
export const BODY_WORDS: [string, string][] = [
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
  [
    'FEVER_STRICT',
    'fever fevers feverish burning_up high_temp high_temperature a_temperature has_a_temp raised_temperature running_a_temp a_temp hot_to_touch hot_to_the_touch',
  ],
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
    limescale_remover descaler paint_thinner thinners thinner thinners turpentine turps white_spirit petrol gasoline kerosene paraffin lamp_oil lighter_fluid diesel fuel pesticide pesticides insecticide
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
    'edible edibles thc weed_gummies weed_gummy cannabis_gummies thc_gummies thc_gummy weed_brownie pot_brownie weed_brownies weed_cookie weed_cookies pot_cookie pot_cookies thc_cookie cannabis_cookie weed_chocolate thc_chocolate space_cookie weed_sweets weed_candy cannabis_sweets cannabis marijuana cocaine heroin meth crack ecstasy mdma molly lsd acid ketamine fentanyl magic_mushrooms space_cake',
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
]

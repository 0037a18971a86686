/** When, whether, and in what kind of story. How entries are written stands in vocabulary.ts. */
export const TIME_WORDS: [string, string][] = [
  // now, then, perhaps
  [
    'NOW',
    'now right_now currently just help help_me help_us asap immediately urgent emergency at_the_moment as_we_speak happening hurry quickly tonight today this_morning',
  ],
  [
    'PAST',
    `years_ago in_spring in_summer in_autumn last_spring last_autumn last_fall year_ago months_ago weeks_ago ages_ago long_ago last_year last_month last_summer last_winter as_a_child as_a_kid as_a_teen as_a_teenager
    in_the_past used_to childhood growing_up grew_up previously history_of in_college neonatal back_when back_in
    decade_ago decades_ago once_had a_while_ago a_while_back few_months_back few_years_back in_my_teens in_my_twenties in_high_school younger_self
    first_born_had at_birth last_pregnancy my_first_pregnancy a_month_ago two_months_ago previous_pregnancy in_my_past in_their_past in_his_past in_her_past
    as_kids as_a_baby as_a_toddler as_an_infant had_a_history`,
  ],
  [
    'STILL',
    'still again lately recently now currently these_days keeps keep continues ongoing always everyday every_day tonight today constantly started returning coming_back came_back comes_back',
  ],
  [
    'HYPOTHETIC',
    `what_if in_case prevent prevents preventing prevention avoid avoiding ready_for be_prepared prepared_for what_to_do_if what_to_do_when in_the_event risk risks hazard hazards hazardous danger_of course courses class classes first_aid training learn
    monitor monitors chances likelihood odds statistics nightmare nightmares i_dreamed i_dreamt dream would_happen can_cause could_cause may_cause can_happen reduce reducing obsess obsesses obsessed obsessing
    signs_of symptoms_of how_to_tell know_the_signs how_would_i_know supposed_to if_a_baby if_a_child if_they if_you phobia worst_case irrational checking_if check_if check_that
    checks_if make_sure making_sure to_see_if sids paranoid nervous hypothetically hypothetical imagine how_do_you`,
  ],
  ['IF', 'if whether'],
  [
    'MADE_UP',
    `sword_fight sword_fights knights pirate pirates ninja ninjas zombie zombies villain villains hamlet shakespeare romeo juliet macbeth batman spiderman disney bambi lion_king mufasa harry_potter dumbledore star_wars darth marvel
    avengers dinosaur dinosaurs nerf water_gun water_guns squid_game boss imaginary pretend pretends pretending action_figures action_figure stuffed_animal stuffed_animals puppet
    toy_soldiers paw_patrol bluey peppa npc npcs dolls teddy barbie barbies true_crime vampire vampires superhero superheroes monster_game cops_and_robbers queen king dragon dragons`,
  ],
  [
    'FEARED',
    'fear fears fearful afraid scared terrified worried worry worries worrying anxious anxiety nervous paranoid panicking panic concerned frightened freaked petrified',
  ],
  [
    'FICTION',
    `titanic book books novel novels movie movies film films tv show shows series episode netflix cartoon cartoons anime manga story stories storybook fairy_tale fairytale
    character characters game games video_game videogame minecraft fortnite roblox gta call_of_duty zelda among_us lyrics song songs documentary podcast podcasts article news headlines essay school_play musical assignment newspaper plot roleplay history_class class screenplay fanfic fanfiction chapter halloween costume playground_game`,
  ],
  [
    'JOKE',
    'not_literally figuratively obviously_not lol lmao lmfao haha hahaha hahah hehe rofl jk just_kidding joking jokingly kidding joke funny hilarious laughing laughed laugh cracking_up laughter giggle giggles giggling giggled',
  ],
  [
    'RESOLVED',
    `is_fine_now fine_now cast_is_off cast_came_off well_now am_well gone_today gone_now all_gone ok_now okay_now is_ok is_okay is_fine he_was_fine she_was_fine he_child_was_fine turned_out was_fine were_fine all_clear better_now feeling_better all_better no_harm is_well_now
    recovered recovering_well on_the_mend out_of_danger am_good_now years_on_and came_out_fine coughed_it_up coughed_it_out spit_it_out spat_it_out pooped_it_out passed_it got_it_out came_right_out fully_recovered healthy_now
    seizure_free cleared_it laughed_it_off back_to_normal back_to_herself back_to_himself home_now under_control is_stable been_treated swooped_out fished_it_out
    took_it_out pulled_it_out perfectly_fine totally_fine completely_fine doing_fine doing_well doing_great is_great has_passed no_longer grew_out outgrew survived home_and_well vasovagal it_is_common very_common harmless`,
  ],
  [
    'LIGHT',
    `be been being is are was were am a an any the to really actually ever have has had having go going want wants wanted wanting feel feels feeling think thinks thought thinking of about
    i he she they we him her me you it do does did would will can could should may might and or thoughts plans plan sign signs hint mention one at all hechild shechild headult sheadult that say says said seem seems look looks
    being intend intending intention considered considering trying try tried done anything self actively currently like been_any exactly in remotely my his`,
  ],
]

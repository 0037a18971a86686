/** Who is spoken of. How entries are written stands in vocabulary.ts. */
export const PEOPLE_WORDS: [string, string][] = [
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
]

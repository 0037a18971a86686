/** Pieces that the rules about answers share; each is the inside of a pattern over a lower-case sentence. */

const YOUNG =
  'bab(?:y|ies)|infants?|newborns?|child(?:ren)?|kids?|toddlers?|teen(?:ager)?s?|sons?|daughters?|boys?|girls?|twins?|little ones?|bairn'
/** A child in the object's place: him, your toddler, the baby. */
export const CHILD = `(?:him|her|them|it|(?:the|your|a|any|this|that|my|their) (?:\\w+ ){0,2}?(?:${YOUNG})|${YOUNG})`
/** A child, or the parent, in the subject's place. */
export const WHO = `(?:he|she|they|you|it|this|that|(?:the|your|this|my) (?:\\w+ ){0,1}?(?:${YOUNG}|partner|husband|wife))`
export const OWN = '(?:his|her|their|its|the|your|a)'

export const MEDICINE =
  '(?:paracetamol|acetaminophen|ibuprofen|aspirin|calpol|tylenol|panadol|nurofen|advil|motrin|benadryl|diphenhydramine|antihistamines?|cetirizine|piriton|melatonin|antibiotics?|amoxicillin|ritalin|methylphenidate|adderall|sertraline|fluoxetine|prozac|antidepressants?|sedatives?|steroids?|prednisolone|salbutamol|inhaler|laxatives?|movicol|miralax|loperamide|codeine|cough syrup|medicines?|medications?|painkillers?|sleeping pills?|sleep aids?|vitamin [a-z]\\d*|iron supplements?|supplements?|gripe water|cbd(?: oil)?)'

export const CONDITION =
  "(?:adhd|add(?= |$|[.,!])|autis(?:m|tic)|asd|asperger'?s?|(?:on )?the (?:autism )?spectrum|odd(?= disorder|[.,!;]|$)|oppositional defiant disorder|ocd|bipolar|schizophreni\\w+|psychosis|(?:clinical(?:ly)? |postnatal |postpartum |major )?depress(?:ion|ed)(?= |$|[.,!;])|(?:an |generali[sz]ed |social |separation )?anxiety disorder|ptsd|(?:an )?eating disorder|anorexi[ac]|bulimi[ac]|dyslexi[ac]|dyspraxi[ac]|tourette'?s?|(?:a )?sensory processing disorder|(?:a )?personality disorder|(?:an )?attachment disorder|(?:a )?learning disabilit(?:y|ies)|(?:a )?speech (?:delay|disorder)|(?:a )?developmental delay|(?:an )?ear infection|(?:an )?infection|strep(?: throat)?|tonsillitis|croup|bronchiolitis|pneumonia|meningitis|appendicitis|asthma|(?:acid )?reflux|(?:a |an )?(?:cow'?s? )?(?:\\w+ )?allergy|eczema|epilepsy|diabetes|chickenpox|measles|whooping cough|(?:a )?concussion|coeliac|celiac)"

/** What a doctor has to see today. */
export const RED_FLAG =
  "(?:(?:trouble|difficulty|struggl\\w+|hard time) (?:with )?breath\\w*|(?:can't|cannot|not|isn't|is not) breath\\w*|breathing (?:very )?(?:fast|hard)|gasp\\w*|(?:ribs|chest) (?:suck|pull)\\w*|(?:blue|bluish|grey|gray|purple) (?:(?:around|at|on) )?(?:the |his |her )?(?:lips|face|tongue|skin)|lips (?:are |look |turn(?:ed)? |went )?(?:blue|grey|gray)|turn(?:ed|s|ing) blue|seizures?|convuls\\w+|\\bfits?\\b(?= \\w+ing|$|[.,!])|unconscious|unresponsive|passed out|blacked out|faint(?:ed|ing)|knocked out|(?:can't|cannot|won't|hard to|difficult to|not) (?:be )?(?:woken|wake|rouse)(?: up)?|limp|floppy|stiff neck|neck is (?:very )?stiff|(?:rash|spots) (?:that )?(?:does not|doesn't|do not|don't|won't) fade|(?:blood|bloody) (?:\\w+ )?(?:in|stool|poo|diarrh\\w+|vomit)|vomit\\w* (?:green|blood|after (?:a |the |hitting|bumping))|(?:hit|bumped|banged) (?:his|her|their|the) head\\b.*\\bvomit\\w*|swallowed|button batter(?:y|ies)|magnets?|overdose\\w*|poison\\w*|took (?:all|some|too many) (?:of )?(?:the |his|her|my )?(?:pills|tablets|medicine)|no wet (?:napp|diap)\\w+|dehydrat\\w+|anaphyla\\w+|(?:face|tongue|lips|throat) (?:is |are )?swell\\w*|swollen (?:face|tongue|lips|throat)|sunken|suicid\\w+|wants? to die|kill (?:him|her|them|my|your)sel\\w+|chest pain|severe (?:pain|burn)|burned (?:by|with)|(?:rectal|thermometer|temperature|fever) (?:of |is |at )?(?:39|4[0-2]|10[2-7])(?:\\.\\d)?)"

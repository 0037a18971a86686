/** A message about medicines, symptoms or tests, where no guide may answer on its own. */
export const isMedical = (plain: string): boolean =>
  /\b(medicines?|medication|dose|dosage|ibuprofen|paracetamol|tylenol|nurofen|calpol|antibiotic\w*|vaccin\w+|vitamins?|supplements?|allerg\w+|eczema|asthma|rash|infection|surgery|melatonin|pills?|symptoms?|diagnos\w+|blood|bleeding|swollen|lump(?! in (?:my|the) throat)|seizure|fever|vomit\w*|diarrh\w+|pain|limp\w*|prescri\w+|hurts)\b/.test(
    plain,
  )

/** A question that only a doctor or pharmacist may answer, whatever else is in it. */
export const asksForMedicine = (plain: string): boolean =>
  /\b(what|which|how (much|many|often)|when|can (i|he|she|we)|should (i|he|she|we)|is it (safe|ok))\b.{0,40}\b(vaccin\w+|dose|dosage|medicines?|medication|ibuprofen|paracetamol|tylenol|nurofen|calpol|antibiotics?|melatonin|antihistamines?|vitamins?|supplements?|probiotics?|laxatives?|cough syrup|gripe water|jabs does|ritalin|antidepressants?)\b/.test(
    plain,
  ) && !/\b(scared|afraid|terrified|frightened|fear|screams?|hates?|needle)\b/.test(plain)

/** A fall or a bump on the head: somebody should look, and no guide may answer. */
export const isInjury = (plain: string): boolean =>
  /\b(fell|fallen|dropped|tumbled)\b.{0,60}\bhead\b|\bbump on (the|his|her) head\b/.test(plain)

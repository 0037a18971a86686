/** A message about medicines, symptoms or tests, where no guide may answer on its own. */
export const isMedical = (plain: string): boolean =>
  /\b(medicines?|medication|dose|dosage|ibuprofen|paracetamol|tylenol|nurofen|calpol|antibiotic\w*|vaccin\w+|vitamins?|supplements?|allerg\w+|eczema|asthma|rash|infection|surgery|melatonin|pills?|symptoms?|diagnos\w+|blood|bleeding|swollen|lump|seizure|fever|vomit\w*|diarrh\w+|pain|limp\w*|prescri\w+|hurts)\b/.test(
    plain,
  )

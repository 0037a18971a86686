/** What ordinary days are full of. */
export const ORDINARY = [
  'vaccine|vaccines|vaccination|shots|shot|jab|jabs',
  'teeth|tooth|teething',
  'screen|ipad|tv|tantrum|tantrums|potty|nap|homework',
  'pretend|pretends',
  'exhausted ~1 but happy',
]

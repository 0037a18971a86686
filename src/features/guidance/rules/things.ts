/** Things that stand for each other in advice: whoever says 'rice' is answered with what a card says of porridge. */
const KINDS = [
  /\b(?:rice|porridge|carrots?|avocados?|bananas?|pears?|apples?|purees?|fruit|vegetables?|cereal|toast|bread|pasta|potato(?:es)?|yogh?urt|eggs?|meat|fish|oats)\b/gi,
  /\b(?:water|milk|juice|squash|tea|cordial|formula)\b/gi,
  /\b(?:dummy|pacifier|blanket|teddy|music|white noise|night ?light|lamp)\b/gi,
]

/** How many things of the same kind as one in the message a line names. */
export const likeThingsIn = (line: string, plain: string): number =>
  Math.max(0, ...KINDS.map((kind) => (plain.search(kind) >= 0 ? (line.match(kind) ?? []).length : 0)))

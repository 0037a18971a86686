/** A message in its parts: sentences and the worries joined by 'and', 'also', 'but', at least two words each. */
export const clausesOf = (plain: string): string[] =>
  plain
    .split(
      /[.!?;\n]+|,? (?:and|but|also|plus|then|so|while|because|as well as|on top of that) |, (?=(?:she|he|they|my|i|we|his|her|now|it|the)\b)|&|\+/,
    )
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length >= 2 || part.length > 4)
    .slice(0, 14)

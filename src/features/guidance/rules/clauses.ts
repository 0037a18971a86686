/** A message in its parts: sentences and the worries joined by 'and', 'also', 'but'. */
export const clausesOf = (plain: string): string[] =>
  plain
    .split(
      /[.!?;\n]+|,? (?:and|but|also|plus|while|because|as well as|on top of that|(?:then|so)(?= (?:he|she|they|i|we|my|it)\b)) |, (?=(?:she|he|they|my|i|we|his|her|now|it|the)\b)|&|\+/,
    )
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
    .slice(0, 14)

/** 'No, I mean Ali': the guide had another child in mind. The child of the profile stands as 'my child' in the message. */
export const meansThisChild = (plain: string): boolean => CORRECTION.test(plain)

const CORRECTION =
  /^(?:(?:no|nope|not (?:him|her|them|that one)|sorry|wait|oh)[,.! ]+)*(?:i(?:'m| am| was)? (?:mean|meant|talking about|asking about|speaking of)|it(?:'s| is| was) about|this is about|back to|about) ?my child\b[ .!?]*(?:not .{0,30})?$/

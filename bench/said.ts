/** What parents write and coaches answer, in their usual length, for the benchmark: a message of some fifty words, an answer of a hundred and fifty. */

const MESSAGES = [
  'My daughter does not want to go to bed any more. We read two books and sing, and the moment I leave the room she cries and comes after me. Last night it took until half past ten and I shouted in the end, which I hate. What can we do that does not take three hours?',
  'He hit another boy at nursery again today and the teacher asked to talk to us. At home he is sweet with his little sister, but as soon as somebody takes a toy from him he lashes out. We have tried time out and it only makes him angrier. How do other parents handle this?',
  'Mia has stopped eating vegetables completely. She used to love carrots and peas, now she pushes the plate away and only wants pasta with butter. My mother says we should let her go hungry until she eats. I do not want every dinner to be a fight. Is this normal at her age?',
  'Every morning is a disaster. She will not get dressed, she will not brush her teeth, and when I try to help she runs away laughing. I am late for work twice a week and my boss has noticed. I need something that works when there are only twenty minutes and a baby on my arm.',
  'We are expecting our second child in March and Mia has begun to wet her pants again although she was dry for almost a year. She also wants a bottle like a baby. My husband thinks she does it to get attention. Should we ignore it, or talk to her about the new baby?',
  'She has had a tantrum in the supermarket three times this week because I would not buy sweets at the till. Everybody looks at us and yesterday I gave in and bought them. Now she screams even louder. How do I get through the shopping without bribing her each time?',
  'Since the holidays she will not let me out of her sight. At drop-off she holds on to my leg and sobs, and the teachers have to peel her off me. They say she is fine five minutes later, but I sit in the car and cry too. What could I say to her on the way there?',
  'How much screen time is all right? She watches cartoons while I cook and when I turn the tablet off she throws herself on the floor. I feel guilty about it every day, but without it I could not get dinner on the table. My sister has no television at all and looks down on us.',
]

const ANSWERS = [
  `That sounds exhausting, and shouting after three hours of trying happens to many loving parents. Evenings get easier when they are short and always the same. Choose four steps, such as bath, pyjamas, one book and a song, and begin them at the same time each night. Draw the steps on a card so that [child] can point to what comes next. When you leave, say when you will be back: "I will look in on you in two minutes." Then really come back, stay for a breath, and go again. If she follows you, walk her back calmly and say very little. The first nights may take longer than before, because she is testing whether the new plan holds. By the end of the week most children settle sooner. Praise her in the morning for one thing she managed. If she snores loudly or seems very tired by day, talk to her doctor about it. Which part of the evening is the hardest for you?`,
  `You noticed something important: it happens when somebody takes something away. At this age the hands are often faster than the words. Stay close when other children play nearby, so that you can step in before it goes wrong. Kneel down, hold his hands gently and say: "You wanted the car. Hitting hurts." Then help him to do it another way, with a word or by asking an adult. Practise that at home with toy animals, when everybody is calm. Long talks afterwards do not help much, because the moment is gone. Ask the teacher when it happens most: before lunch, in the noise, or with the same child? A small change, such as a snack or a quieter corner, can do more than any punishment. Tell him what went well each day, however small it was. It usually takes some weeks until the words come first. What does he do at the moment when a toy is taken away?`,
  `Many children become careful with food at this age, even those who ate everything before. It is not a sign that you did something wrong. You decide what is on the table and when, and [child] decides how much of it to eat. Put one thing there that you know she likes, and a small spoon of vegetables beside it. Do not ask her to taste, and do not offer a reward for it. It can take ten or fifteen tries until something is familiar again. Let her wash the peas, stir the pot or choose between two kinds of carrots in the shop. Eat together as often as you can, because she learns most from watching you. If dinner turns into a fight, it is fine to end it kindly after twenty minutes. Look at what she eats in a whole week, and not on one evening. If she loses weight or gags often, show her to a doctor. What does she like that you could build on?`,
]

/** As a fast endpoint sends it: some ten tokens in each chunk. */
const CHUNK = /(?:\S+\s*){1,7}/g

export const answers = ANSWERS.map((answer) => answer.match(CHUNK) ?? [])

let written = 0

/** Another message each time: what a cache holds of one parent's talk is found again, what it holds of other parents' is not. */
export const nextMessage = (): string => {
  written += 1
  return `${MESSAGES[written % MESSAGES.length]} This is line ${written} of our diary.`
}

/** Words that mean the same here; the first of a line stands for all. British and American, nursery and slang. */
export const SYNONYMS = `
sleep asleep slept sleepless sleeper
wake waking woke woken awake wakes wakings
night nights nighttime overnight
nap naps napping siesta catnap
bedtime
cot crib bassinet moses cots
tantrum meltdown strop stroppy paddy hissy outburst wobbler wobbly tantrums freakout tantruming tantrumming
poo poop pooping pooing pooed pooped poos poops stool stools bm feces number2
wee pee weeing peeing urine wees pees urinate piddle
potty toilet loo toilets bathroom
nappy diaper nappies diapers pullup
dummy pacifier paci binky soother binkie dodie
breastfeed breastfeeding breastfed breast boob nurse latch
bottle bottles
solid solids weaning wean puree purees
mum mom mummy mommy mama mother mam
dad daddy father papa
grandparent nan nana nanna granny grandma gran grandmother grandad grandpa grandfather granddad inlaw grandparents nanny
pram stroller buggy pushchair
nursery daycare preschool kindergarten kindy childminder playgroup creche
hit hits hitting punch punches punching slap slaps slapping whack thump thumps thumping whacks lash lashes lashing
kick kicks kicking
push shove pushing shoving pushes shoves
bite bites biting bit biter bitten bitting chomp bitey nips
scratch scratches pinch pinches pinching
lie lies lying lied liar fib fibs fibbing dishonest untruth untruths untruthful
scream screaming screams screech screeches shriek shrieking screamed screeching
cry cries crying cried sob sobs sobbing weep weeping tears bawl bawling wail wailing teary tearful
picky choosy
eat eating ate eats eater feed feeding fed
food dinner supper tea meal meals lunch mealtime mealtimes dinnertime
vegetable vegetables veg veggies veggie greens broccoli carrots peas
snack snacks snacking crisps chips
sweet sweets candy sugar sugary chocolate biscuits cookies
screen screens tablet ipad television youtube cartoons cartoon bluey cocomelon netflix tablets kindle
phone phones smartphone mobile iphone cell cellphone
social tiktok snapchat instagram insta snap
game games gaming xbox playstation ps5 ps4 fortnite roblox minecraft gamer console nintendo fifa videogames
vape vapes vaping vaped nicotine smoking smokes cigarette cigarettes fags
cannabis weed marijuana joint joints edibles stoned drugs drug pills ketamine
alcohol drunk booze vodka beer alcopops wasted pissed hungover hangover
sibling siblings brother brothers sister sisters bro sis
jealous jealousy
die died death dead dying dies grief grieve grieving funeral bereavement bereaved mourn mourning
divorce divorced divorcing separated custody coparenting coparent
stepparent stepdad stepmum stepmom stepfather stepmother stepfamily
stepsibling stepbrother stepsister
pregnant pregnancy expecting
bully bullies bullying bullys ringleader
bullied tormented victim victimised
tease teased teasing taunt taunts taunting name-calling
friend friends friendship friendships mate mates bestie bff pal pals
anxious anxiety nervous nerves anxieties
worry worries worrying worrier
fear fears scared afraid frightened terrified phobia scary scares petrified fearful
monster monsters ghost ghosts
nightmare nightmares terrors
shy timid shyness bashful
clingy clings cling clinging velcro clinginess
homework revision revising studying coursework
maths math
swear swears swearing curse cursing cuss cussing profanity f-word swore
steal stole steals stealing stolen shoplift shoplifting shoplifted theft thief nicked thieving
speech speak words speaking language vocabulary speaks
stammer stutter stuttering stammering lisp
walk walking walks
milestone milestones
teething teether
wind gas gassy burp burping trapped windy
reflux posset spitup spit-up
colic colicky
fever temperature temp feverish
ill sick poorly unwell illness
vomit vomiting puke puking
move moved moving
puberty
period periods menstruation
hygiene shower showering deodorant smelly stinks smell smells showers wash washing
mood moods moody sulks sulky sulking grumpy
lazy laziness
motivation unmotivated demotivated unmotivating
whine whines whining whinge whinging whingeing moan moans moaning whiny
nag nagging pester pestering begging
listen listening
disobey disobedient
defiance defiant oppositional stubborn strong-willed wilful headstrong strongwilled
rude cheeky disrespect disrespectful attitude sassy mouthy insolent impolite lippy sass sarcastic
exhausted knackered shattered worn drained burnt burned burnout frazzled
tired tiredness
shout shouted shouting shouts yell yelled yelling yells shouty
guilt guilty
lonely alone loneliness isolated
depressed depression hopeless
angry anger rage furious cross mad rages raging temper
share shares sharing
snatch snatches snatching grab grabs grabbing snatched
toy toys
throw throws throwing threw chuck chucks hurl lob throwing lobbing
school schools
teacher teachers
grade grades marks report
exam exams gcse gcses mocks sats finals
read reading reads
spell spelling phonics
dyslexia dyslexic
adhd add hyper hyperactive
attention concentrate concentration focus distracted fidget fidgets fidgety fidgeting
confidence confident selfesteem worthless
stupid dumb useless thick rubbish
ugly
fat weight overweight chubby
diet dieting calories
anorexia bulimia purging
suicide suicidal
sad sadness unhappy low miserable
panic panics panicking
trans transgender nonbinary
gay lesbian bisexual bi queer lgbt
boyfriend girlfriend dating relationship crush
sex sexual condoms consent virginity
porn nudes sexting nude
chore chores dishwasher housework
tidy tidying mess messy untidy
money purse cash
driving drive car
party parties
praise rewards reward sticker stickers
transition transitions
tummyache headache headaches
doctor dentist gp paediatrician
injection jab vaccination needle vaccine jabs shots
hospital operation surgery
thumb
bath baths bathtime
cuddle
held hold holding carried carry carrier
husband wife partner spouse
job work working
perfectionist perfectionism perfect
tutor
shop supermarket store
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '))

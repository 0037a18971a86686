/** Words that say nothing about what a message is about. */
export const STOP_WORDS = new Set(
  `a others other's about actually after again ago all almost already also always am an and another any anyone anything are as ask asked at
  be because been before being best but by came can can't cant come could couldn't day days did didn't do does doesn't doing
  don't done each either else even ever every everything everyone few first for from get gets getting give go goes going good got
  had happen happens has hasn't have haven't having he he'd he'll he's her here hers herself hey hi him himself his how i i'd i'll i'm i've
  idea if in into is isn't it it's its itself just keep keeps kind kept know last lately least let like little long lot lots made make
  makes many maybe me mean might more most much must my myself need needs never new next no nor not nothing now of off often oh ok okay on once
  one ones only or other our out over own part please possible put quite rather really right said same say says see seem seems she
  she'd she'll she's should since so some someone something sometimes soon sort start started starts still stuff such sure take
  takes taking than that that's the their them then there there's these they they'd they'll they're thing things think this
  those though through time times to today together told too took tried try trying until up us use used usually very want wanted
  wants was wasn't way we we'd we'll we're we've week weeks well went were what what's when where which while who whole why will
  with without won't would wouldn't yes yet you you'd you'll you're your yours month months year years old son daughter child kid kids children boy girl toddler teen
  teenager parent help advice normal tips ideas suggestions question month yesterday tonight tomorrow minute minutes hour hours
  im ive hes shes dont wont doesnt isnt didnt thats whats lets id ill youre theyre whatever hour everyone's come comes coming came tell tells telling told end ends ended under later absolutely completely literally honestly basically anymore else's sake please reckon seriously constantly end two three four five six seven eight nine ten single monday tuesday wednesday thursday friday saturday sunday`
    .split(/\s+/)
    .filter(Boolean),
)

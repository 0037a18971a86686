/**
 * Names that running text is full of as words. Such a name is masked only where it is written like a name: Will, not will. Kept to words
 * that parents really write: a word masked too often costs little, a name that leaves cannot be taken back.
 */
const ORDINARY = new Set(
  `a an am angel art as at autumn baby be bear bill blue bo brave by can candy chance charity chase child christian clay dawn day do drew
  early ever evening fairy faith favor field fox frank gift go grace grant guy happy he hero holiday honey hope i if in is it joy junior
  justice kid king law light long love lucky major mark may me mercy miles money moon music my night no of on or page patience peace pen
  penny precious prince princess promise queen rain rich river rose sky snow so son song spring star storm story summer sun sunday sunny
  sweet to true up us we will win winter wolf yes you young
  da das du er es ich im so um was wie wir
  al bien con de dos el la las le les lo los mar me mi muy paz que se si sol su te ti tu un va y ya
  ami au ce elle et il ma mer moi mon ne non on ou oui sa ta une
  ai che ci io lui mio per sia vi
  bu ne o ve`
    .split(/\s+/)
    .filter(Boolean),
)

/** Parts of names that belong to nobody: masked only between other parts. */
const PARTICLES = new Set(
  `af al bin bint da das de dei del della den der di do dos du e el ibn la las le los of san st ten ter the van vom von y zu zum zur
  ال بن ابن بنت ابو ام الله`
    .split(/\s+/)
    .filter(Boolean),
)

export const isOrdinary = (folded: string): boolean => ORDINARY.has(folded)
export const isParticle = (folded: string): boolean => PARTICLES.has(folded)

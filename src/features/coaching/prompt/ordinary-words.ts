/** Names that running text is full of as words. Such a name is masked only where it is written like a name: Will, not will. */
const ORDINARY = new Set(
  `a an am angel april archer art august autumn baby bear bill bishop blessing blue bo bo brave brook buddy can candy chance charity
  chase cherry child christian clay cooper daisy dawn day dean destiny do drew duke dune early earl ever evening faith fairy favor fern
  field fisher forest fox frank gay gene gift ginger grace grant guy happy harmony harper harry haven he hero holiday honey honor hope
  hunter in is it jay jack jersey joy june junior justice kid king lake law lee light long love lucky major mark mason max may me mercy
  miles mister money moon my night noble no noon ocean olive on page pat patience peace pearl pen penny precious prince princess promise
  queen rain ray read reed rich river rob robin rock rose royal ruby sage sailor season sky so snow son song spencer spring star stone
  storm story sue summer sun sunny sunday sweet taylor to true up us violet wade way we west whisper will willow win winter wolf woods
  yes you young
  als da das du er es heide im ist jan mai so um wolf
  alma bella bien cielo de dos el es la las le les lo los luna luz mar me mi no paz rey reina se si sol su te ti tu un va y ya
  ami belle fleur lou mai marine mer non oui sa ta
  ai al che ci io lui ma mio sia vi
  al bu da ne o su ve`
    .split(/\s+/)
    .filter(Boolean),
)

/** Parts of names that belong to nobody: masked only between other parts. */
const PARTICLES = new Set(
  `af al bin bint ben da das de dei del della den der di do dos du e el ibn la las le los of san st ten ter the van vom von y zu zum zur
  ال بن ابن بنت ابو ام الله`
    .split(/\s+/)
    .filter(Boolean),
)

export const isOrdinary = (folded: string): boolean => ORDINARY.has(folded)
export const isParticle = (folded: string): boolean => PARTICLES.has(folded)

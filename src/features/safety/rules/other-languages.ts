import type { RuleGroup } from './rule.ts'

/** The plainest cries for help in other languages that parents write in; the rest of the rules know English only. */
export const otherLanguages: RuleGroup[] = [
  {
    level: 'emergency',
    concern: 'medical',
    patterns: [
      'no respira|reacciona', 'no puede respirar', 'se esta ahogando|asfixiando', 'ne respire pas|plus', 'etouffe', 'atmet nicht', 'bekommt keine luft', 'erstickt', 'nao respira', 'non respira', 'sta soffocando',
      'nie oddycha', 'ademt niet', 'stikt', 'krampfanfall|bewusstlos', 'inconsciente|inconsciente', 'convulsionando|convulsiona', 'не дышит', 'не дихає', 'lavender? nefes almiyor',
    ],
  },
  {
    level: 'crisis',
    concern: 'suicide',
    patterns: [
      'quiero|quiere|queria morir|morirme|morirse|suicidarme|matarme|matarse|suicidarse', 'suicidio|suicidarme|suicidarse|suicidar', 'no quiero|quiere vivir', 'quero|quer morrer|matar', 'me suicidar|matar', 'veux|veut|voudrais ~1 mourir|suicider|tuer', 'envie de mourir', 'suicider', 'will|mochte|moechte ~2 sterben|umbringen', 'mich|sich umbringen|toten|toeten', 'nicht mehr leben', 'selbstmord|suizid|suizidal', 'voglio|vuole morire|uccidermi|suicidarmi',
      'wil ~1 dood|sterven', 'zelfmoord', 'chce umrzec|sie_zabic', 'samobojstwo', 'хочу|хочет умереть', 'самоубийство', 'суицид', 'хочу померти', 'vreau sa mor', 'intihar', 'olmek istiyorum|istiyor', 'marna chahta|chahti', 'khudkushi', 'أريد أن أموت', 'انتحار',
    ],
  },
  {
    level: 'crisis',
    concern: 'violence',
    patterns: ['mi marido|esposo|pareja ~2 pega|golpea|maltrata', 'me pega|golpea|maltrata', 'mon mari|copain|conjoint ~3 frappe|bat', 'me frappe|bat', 'mein mann|freund ~2 schlagt|schlaegt', 'schlagt|schlaegt mich', 'me bate', 'mi picchia', 'мой? муж ~2 бьет|бьёт|избивает', 'violencia domestica', 'violences conjugales', 'hausliche gewalt'],
  },
]

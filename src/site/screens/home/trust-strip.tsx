import {
  BookOpenCheck,
  Heart,
  LockKeyhole,
  type LucideIcon,
  MegaphoneOff,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { trust } from '../../../../content/site/claims.ts'
import { Container } from '../../../ui/page.tsx'
import { SampleMark } from '../sample-mark.tsx'
import { useClaims } from '../use-claims.ts'

const ICONS: Record<(typeof trust)[number]['icon'], LucideIcon> = {
  families: Users,
  children: ShieldCheck,
  lock: LockKeyhole,
  books: BookOpenCheck,
  parents: Heart,
  'no-ads': MegaphoneOff,
}

/** What a parent may rely on, at a glance. */
export function TrustStrip() {
  const claims = useClaims(trust)
  return (
    <Container className="pb-12">
      <ul className="flex flex-col gap-x-9 gap-y-3.5 sm:flex-row sm:flex-wrap sm:justify-center sm:gap-y-4 text-ink-soft text-sm">
        {claims.map(({ icon, text, sample }) => {
          const Icon = ICONS[icon]
          return (
            <li key={text} className="flex items-center gap-2.5">
              <Icon aria-hidden="true" strokeWidth={1.7} className="size-5 shrink-0 text-accent" />
              <span className="text-balance">{text}</span>
              <SampleMark isShown={sample} />
            </li>
          )
        })}
      </ul>
    </Container>
  )
}

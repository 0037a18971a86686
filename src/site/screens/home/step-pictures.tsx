import { Check, Moon, Phone, School, TrainFront } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tag } from '../../../ui/tag.tsx'

/** Small stills of the product for the three steps. Decorative: the step's words say the same. */
function Still({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="flex h-52 select-none items-center justify-center overflow-hidden rounded-xl bg-paper px-5 ring-1 ring-line/80 ring-inset"
    >
      {children}
    </div>
  )
}

const SHEET = 'w-full max-w-72 rounded-lg border border-line bg-surface p-4 shadow-md'

export function ProfilePicture() {
  return (
    <Still>
      <div className={SHEET}>
        <div className="flex items-center gap-3">
          <span className="flex size-11 items-center justify-center rounded-full bg-glow-wash font-semibold text-glow-ink">
            M
          </span>
          <div className="flex-1">
            <p className="font-semibold leading-tight">Maya</p>
            <p className="text-ink-soft text-xs">4 years</p>
          </div>
          <Tag tone="accent">ENFP</Tag>
        </div>
        <div className="mt-3.5 flex flex-wrap gap-1.5">
          <Tag>dinosaurs</Tag>
          <Tag>drawing</Tag>
          <Tag>puddles</Tag>
        </div>
        <div className="mt-4 flex justify-between">
          {[1, 2, 3, 4, 5].map((rating) => (
            <span
              key={rating}
              className={
                rating === 4
                  ? 'flex size-8 items-center justify-center rounded-full bg-accent font-semibold text-on-accent text-xs'
                  : 'flex size-8 items-center justify-center rounded-full border border-edge/45 text-ink-faint text-xs'
              }
            >
              {rating}
            </span>
          ))}
        </div>
      </div>
    </Still>
  )
}

export function NumberPicture() {
  return (
    <Still>
      <div className={SHEET}>
        <div className="flex items-center gap-3.5">
          <span className="flex size-12 items-center justify-center rounded-full bg-accent text-on-accent">
            <Phone className="size-5" />
          </span>
          <div>
            <p className="font-semibold leading-tight">Our coach</p>
            <p className="text-ink-soft text-sm tabular-nums">+1 555 ••• ••42</p>
          </div>
        </div>
        <p className="mt-4 flex items-center gap-2 rounded-md bg-good-wash px-3 py-2 font-medium text-good-ink text-xs">
          <Check className="size-4" strokeWidth={2.5} />
          Only your family writes here
        </p>
      </div>
    </Still>
  )
}

const HOURS = [
  { icon: Moon, time: '3:07 a.m.', words: 'He is awake again' },
  { icon: School, time: '8:15 a.m.', words: 'Tears at the gate' },
  { icon: TrainFront, time: '5:40 p.m.', words: 'Today went better!' },
]

export function HoursPicture() {
  return (
    <Still>
      <ul className="w-full max-w-80 space-y-2">
        {HOURS.map(({ icon: Icon, time, words }) => (
          <li
            key={time}
            className="flex items-center gap-3 rounded-full border border-line bg-surface py-2 pr-4 pl-2 text-sm shadow-sm odd:translate-x-2 even:-translate-x-2"
          >
            <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-glow-wash text-glow-ink">
              <Icon className="size-4" />
            </span>
            <span className="min-w-0 flex-1 truncate">{words}</span>
            <span className="shrink-0 text-ink-faint text-xs tabular-nums">{time}</span>
          </li>
        ))}
      </ul>
    </Still>
  )
}

/** What an operator sees: counts and settings, never a text, a name or an address. */
export type Overview = {
  /** Families on each plan, and how many of them end it with their period. */
  plans: { id: string; name: string; families: number; ending: number }[]
  /** Work that isn't done, by what it is and how it stands. */
  jobs: { name: string; state: string; count: number }[]
  /** Work that failed in all its tries. What it was given isn't shown: it may hold an address. */
  failed: { id: string; name: string; tries: number; failedAt: string }[]
  safety: { month: string; level: string; concern: string; count: number }[]
  gaps: { month: string; topic: string; band: string; count: number }[]
  /** Estimated tokens, newest day first. `cents` is null where no price is set. */
  days: { day: string; tokens: number; cents: number | null }[]
  whatsapp: { month: string; category: string; billed: number; free: number }[]
  lines: {
    total: number
    neverCalled: number
    overdue: number
    /** Those that were looked at longest ago. */
    next: { country: string; name: string; checkedOn: string; isCalled: boolean }[]
  }
  numbers: { shared: number; free: number; taken: number; waiting: number }
}

/** Without two-step login an operator is told how to turn it on, and nothing else. */
export type AdminView = { needsSecondStep: true } | { needsSecondStep: false; overview: Overview }

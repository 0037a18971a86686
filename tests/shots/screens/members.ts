import { button, inTurn } from '../acts.ts'
import type { Change, Screen } from '../screen.ts'

const MEMBERS = /\/api\/members$/
const LOOK = /\/api\/members\/invitation$/
const family = { as: 'family' } as const

const person = (userId: string, name: string, role: string, more: object = {}) => ({
  ...{ userId, name, role, email: `${userId}@example.org`, childIds: [], until: null },
  ...{ isFrozen: false, isMe: false },
  ...more,
})
const held: Change = () => ({
  ...{ role: 'owner', isFrozen: false, places: { maxAdults: 2, maxCarers: 3 }, invitedTo: [] },
  members: [
    person('ana', 'Ana', 'owner', { isMe: true }),
    person('ben', 'Benjamin Constantin van der Heuvel-Oosterhout', 'parent'),
    person('carla', 'Carla', 'carer', { childIds: ['1'], until: '2026-12-24', isFrozen: true }),
  ],
  invitations: [
    {
      ...{ id: '1', email: 'grandpa.with.a.long.address@mail.example.org', role: 'carer', childIds: ['1'] },
      ...{ until: null, expiresAt: '2026-11-29T08:00:00.000Z', isOver: false },
    },
  ],
  children: [
    { id: '1', name: 'Maya' },
    { id: '2', name: 'Leo' },
  ],
  families: [
    { familyId: '1', ownerName: 'Ana', role: 'owner', isCurrent: true, isOwn: true },
    { familyId: '2', ownerName: 'Dora', role: 'parent', isCurrent: false, isOwn: false },
  ],
})
const asParent: Change = (body) => ({
  ...(held(body) as object),
  role: 'parent',
  isFrozen: true,
  invitations: [],
})
const invited: Change = () => ({
  ...{ ownerName: 'Ana', role: 'carer', until: '2026-12-24', address: 'g…@example.org', isAccepted: false },
})

/** Who belongs to a family, how they come and how they go. */
export const memberScreens: Screen[] = [
  { name: 'family, alone', path: '/family', ...family },
  { name: 'family, four members', path: '/family', ...family, answers: [[MEMBERS, held]] },
  { name: 'family, read only', path: '/family', ...family, answers: [[MEMBERS, asParent]] },
  {
    name: 'family, leaving',
    path: '/family',
    ...family,
    answers: [[MEMBERS, asParent]],
    act: inTurn(button('Leave')),
    windowOnly: true,
  },
  { name: 'family, not loaded', path: '/family', ...family, failing: MEMBERS },
  { name: 'invitation', path: '/invitation#token', answers: [[LOOK, invited]] },
  { name: 'invitation, signed in', path: '/invitation#token', ...family, answers: [[LOOK, invited]] },
  { name: 'invitation, over', path: '/invitation#token' },
  { name: 'family left', path: '/family-left', ...family },
]

import { createContext, type ReactNode } from 'react'
import type { Child } from '../../contract.ts'

/** What a later feature puts on a child's card, above the ways into the chats. */
export const ChildSlot = createContext<((child: Child) => ReactNode) | null>(null)

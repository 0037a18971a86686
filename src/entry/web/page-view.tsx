import { Component, type ReactNode } from 'react'
import { useShown } from '../../ui/router/router-provider.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PendingPage } from './pending-page.tsx'
import { TroublePage } from './trouble-page.tsx'

/** The page itself, or what stands in its place. Header, footer and landmarks stay when one page fails or is slow. */
export function PageView() {
  const { url, route, View, isSlow, problem } = useShown((shown) => shown)
  if (problem) return <TroublePage error={problem} />
  if (!route) return <NotFoundPage />
  if (!View) return isSlow ? <PendingPage /> : null
  return (
    <Guarded key={url.pathname}>
      <View />
    </Guarded>
  )
}

class Guarded extends Component<{ children: ReactNode }, { problem: unknown }> {
  override state = { problem: null }

  static getDerivedStateFromError(problem: unknown) {
    return { problem }
  }

  override render() {
    return this.state.problem ? <TroublePage error={this.state.problem} /> : this.props.children
  }
}

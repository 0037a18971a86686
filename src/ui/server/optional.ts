import { type ComponentType, createElement, lazy, type ReactNode } from 'react'

/**
 * A part that the page can do without until its code is there. Where that doesn't come (no network, or a newer version since), the rest of the
 * page goes on with what stands in for it, else with nothing in its place.
 */
export const optional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: (props: Props) => ReactNode = () => null,
) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (): { default: ComponentType<Props> } => ({ default: (props) => createElement(instead, props) }),
    ),
  )

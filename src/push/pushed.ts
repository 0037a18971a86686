/** What is pushed: words that name nobody, and the page they're about. */
export type Pushed = {
  text: string
  opens: '/my-children' | '/family-chat'
  /** Shown without the app's picture. */
  isDiscreet: boolean
}

/** A button pressed while the page's own code is on its way does nothing: it is remembered, and pressed again by what this returns. */
export function keepEarlyPress(): () => void {
  let pressed: HTMLButtonElement | null = null
  const keep = ({ target }: Event) => {
    pressed = (target instanceof Element && target.closest('button')) || pressed
  }
  document.addEventListener('click', keep, true)
  return () => {
    document.removeEventListener('click', keep, true)
    if (pressed?.isConnected) pressed.click()
  }
}

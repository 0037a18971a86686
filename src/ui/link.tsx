import { Link as AnyLink, type LinkComponent } from '@tanstack/react-router'

const EXACTLY = { exact: true, includeSearch: false }

/** A link to a page of ours. It is the current one only on that very page, not on those below it. */
export const Link: LinkComponent<'a'> = (props) => <AnyLink activeOptions={EXACTLY} {...props} />

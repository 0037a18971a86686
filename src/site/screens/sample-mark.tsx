import { Tag } from '../../ui/tag.tsx'

/** Says that something is made up; see content/site/claims.ts. */
export function SampleMark({ isShown }: { isShown?: boolean | undefined }) {
  return isShown ? (
    <Tag tone="warm" className="align-middle">
      sample
    </Tag>
  ) : null
}

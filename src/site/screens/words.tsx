import { createElement, Fragment, type ReactNode } from 'react'
import { plans } from '../../../content/plans.yaml'
import { operator } from '../../../content/site/claims.ts'
import { factsOf, piecesOf } from '../rules/facts.ts'
import { SampleMark } from './sample-mark.tsx'
import { SupportAddress } from './support-address.tsx'
import { useClaims } from './use-claims.ts'

const FACTS = factsOf(plans)

/** A text of the site with what its braces stand for. */
export function Words({ text }: { text: string }) {
  const pieces = piecesOf(text).map(({ words, name }) => (name ? <Named name={name} /> : words))
  // As children of their own, since a name may stand in a text twice and is no key.
  return createElement(Fragment, null, ...pieces)
}

function Named({ name }: { name: string }): ReactNode {
  if (name === 'supportEmail') return <SupportAddress />
  if (name === 'operator') return <Operator part="name" otherwise="Whoever runs this site" />
  if (name === 'operatorAddress') return <Operator part="address" otherwise="" />
  return FACTS[name]
}

function Operator({ part, otherwise }: { part: 'name' | 'address'; otherwise: string }) {
  const [known] = useClaims([operator])
  if (!known) return otherwise
  return (
    <>
      {known[part]} <SampleMark isShown={known.sample} />
    </>
  )
}

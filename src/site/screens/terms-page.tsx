import { terms } from '../../../content/site/terms.ts'
import { Document } from './document.tsx'

export function TermsPage() {
  return <Document {...terms} parts={terms.sections} />
}

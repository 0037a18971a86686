import { accessibility } from '../../../content/site/accessibility.ts'
import { Document } from './document.tsx'

export function AccessibilityPage() {
  return <Document {...accessibility} parts={accessibility.sections} />
}

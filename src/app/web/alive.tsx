import { type ComponentType, useEffect } from 'react'
import { releaseQuestions } from './hold-questions.ts'

/** A page that says when it answers to presses, so that what waited for that goes on. */
export const alive = (Page: ComponentType): ComponentType =>
  function Alive() {
    useEffect(releaseQuestions, [])
    return <Page />
  }

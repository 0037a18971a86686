import * as z from 'zod/mini'
import { graphemes, isBlank } from '../platform/clean-text.ts'
import type { ChildInput, Evaluation } from './contract.ts'
import {
  type AgeUnit,
  ALSO_CALLED_MAX,
  ALSO_CALLED_MAX_CHARS,
  ageFromInput,
  INTEREST_MAX_CHARS,
  INTERESTS_MAX,
  NAME_MAX_GRAPHEMES,
  splitAtCommas,
} from './rules.ts'

const LONG_NAME = `Please use at most ${NAME_MAX_GRAPHEMES} characters.`

export const nameField = z.string().check(
  z.trim(),
  z.maxLength(400, LONG_NAME),
  z.refine((name) => !isBlank(name), 'Please enter a name.'),
  z.refine((name) => graphemes(name) <= NAME_MAX_GRAPHEMES, LONG_NAME),
)

/** In years; months are a fraction. */
export const ageField = z.number().check(z.positive(), z.maximum(99))

const listOf = (what: string, most: number, mostChars: number) =>
  z.array(z.string().check(z.trim())).check(
    z.maxLength(most, `Please keep to ${most} ${what}.`),
    z.refine(
      (entries) => entries.every((entry) => entry !== '' && entry.length <= mostChars),
      `One of these is very long. Put a comma between ${what}.`,
    ),
  )

export const interestsField = listOf('interests', INTERESTS_MAX, INTEREST_MAX_CHARS)
export const alsoCalledField = listOf('nicknames', ALSO_CALLED_MAX, ALSO_CALLED_MAX_CHARS)

const typedList = <List extends typeof interestsField>(list: List) =>
  z.pipe(z.pipe(z.string(), z.transform(splitAtCommas)), list)

type TypedAge = { age: string; ageUnit: AgeUnit }

const typedChild = z
  .strictObject({
    name: nameField,
    age: z.string(),
    ageUnit: z.enum(['years', 'months']),
    interests: typedList(interestsField),
    alsoCalled: typedList(alsoCalledField),
    /** Made by the app, and checked by whoever keeps it. */
    evaluation: z.nullable(z.custom<Evaluation>()),
  })
  .check(
    z.refine<TypedAge>(({ age }) => age.trim() !== '', { path: ['age'], error: 'Please enter an age.' }),
    z.refine<TypedAge>(({ age, ageUnit }) => ageFromInput(age, ageUnit) !== null, {
      path: ['age'],
      error: 'For a newborn, choose months and enter 1.',
    }),
  )

/** A child as it is typed, and what is sent of it. */
export const childForm = z.pipe(
  typedChild,
  z.transform(
    ({ age, ageUnit, evaluation, ...rest }): ChildInput => ({
      ...rest,
      age: ageFromInput(age, ageUnit) ?? 0,
      personalityEvaluation: evaluation,
    }),
  ),
)

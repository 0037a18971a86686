import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'

// It would otherwise try to make code from text, which our CSP refuses.
z.config({ jitless: true })

type Schema<Typed extends FieldValues, Sent> = z.core.$ZodType<Sent, Typed>

/** A form that is checked by its schema, the one the server has too. What it hands on is what the schema makes of what was typed. */
export const useSchemaForm = <Typed extends FieldValues, Sent extends FieldValues>(
  schema: Schema<Typed, Sent>,
  options: Omit<UseFormProps<Typed, unknown, Sent>, 'resolver'> = {},
): UseFormReturn<Typed, unknown, Sent> => useForm({ ...options, resolver: zodResolver(schema) })
